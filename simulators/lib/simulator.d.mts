/** A stand-in for somebody else's service, on a loopback port. */
export interface Simulator<Script extends object = object, Journal extends object = object> {
  readonly name: string;
  readonly url: string;
  /** The variables that point the server at it. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes the place of what was scripted before; `{}` is a service without faults. */
  script(script: Script): Promise<void>;
  /** What it was asked and what it answered, since the start or the last reset. */
  journal(): Journal;
  /** Forgets what was scripted and what happened. */
  reset(): Promise<void>;
  close(): Promise<void>;
}
