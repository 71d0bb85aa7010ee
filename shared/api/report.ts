/** What is known about an error beside itself; never secrets, never what a user typed. */
export interface ReportContext {
  /** The action or call that failed. */
  readonly action?: string;
  readonly status?: number;
  readonly requestId?: string;
}

type Reporter = (error: unknown, context: ReportContext) => void;

let reporter: Reporter = () => undefined;

/** Chooses where errors go; the shell does it once, when error reporting is configured. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Tells the error service, if there is one. Never throws. */
export function reportError(error: unknown, context: ReportContext = {}): void {
  try {
    reporter(error, context);
  } catch (failure) {
    console.warn('An error could not be reported.', failure);
  }
}
