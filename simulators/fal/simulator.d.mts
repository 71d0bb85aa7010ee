export interface FalSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  key?: string;
  /** Milliseconds a request waits and runs unless a rule says otherwise; the default is none. */
  queueMs?: number;
  runMs?: number;
}

export interface FalSimulator {
  readonly url: string;
  close(): Promise<void>;
}

/** A stand-in for fal.ai on a loopback port; nothing it is asked leaves this machine. */
export function createFalSimulator(options?: FalSimulatorOptions): Promise<FalSimulator>;
