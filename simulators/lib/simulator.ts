/** Simulator of a third-party service, on a loopback port. */
export interface Simulator<Script extends object = object, Journal extends object = object> {
  readonly name: string;
  readonly url: string;
  /** Environment variables that point the server at it. */
  readonly env: Readonly<Record<string, string>>;
  /** Replaces the earlier script; `{}` is a service without faults. */
  script(script: Script): Promise<void>;
  /** Calls and answers since the start or the last reset. */
  journal(): Journal;
  /** Clears script and journal. */
  reset(): Promise<void>;
  close(): Promise<void>;
}
