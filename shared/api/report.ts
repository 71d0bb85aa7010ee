import type { ErrorKind } from '../contracts/browser-errors';
import type { RemoteName } from '../contracts/remotes';

/** Context of a reported error. Never contains secrets or user input. */
export interface ReportContext {
  /** The action or the id of the call that failed. */
  readonly action?: string;
  readonly status?: number;
  readonly requestId?: string;
  /** How the error was detected; by default a failed call where it has a status, else thrown. */
  readonly kind?: ErrorKind;
  /** The remote it happened in, where known. */
  readonly remote?: RemoteName;
}

type Reporter = (error: unknown, context: ReportContext) => void;

let reporter: Reporter = () => undefined;

/** Sets the error reporter; the shell calls it once, before anything else starts. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Passes an error to the reporter, if one is installed. Never throws. */
export function reportError(error: unknown, context: ReportContext = {}): void {
  try {
    reporter(error, context);
  } catch (failure) {
    console.warn('An error could not be reported.', failure);
  }
}
