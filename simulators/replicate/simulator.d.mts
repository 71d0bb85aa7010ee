import type { FalRule } from '../fal/simulator.mjs';
import type { Simulator } from '../lib/simulator.mjs';

/** One scripted behaviour; docs/how-to/simulate-faults.md tells what each part does. */
export interface ReplicateRule extends Omit<FalRule, 'queue' | 'result'> {
  queue?: { delayMs?: number; hang?: boolean };
  result?: { delayMs?: number; error?: number; times?: number; pictures?: number };
}

export interface ReplicateScript {
  /** The first that fits a prediction when it is created stays with it to the end. */
  rules?: readonly ReplicateRule[];
  /** Lets the predictions that hang go on. */
  release?: boolean;
}

export interface ReplicateJournal {
  /** Predictions accepted, each of which the vendor would bill. */
  readonly paid: number;
  readonly calls: readonly {
    method: string;
    path: string;
    phase: 'submit' | 'status' | 'result' | 'cancel' | 'media' | 'upload' | 'other';
    requestId: string | null;
    answer: number | 'lost';
  }[];
  readonly requests: readonly {
    id: string;
    /** The model. */
    endpoint: string;
    input: Record<string, unknown>;
    status: string;
    cancelled: boolean;
  }[];
}

export interface ReplicateSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  token?: string;
  /** Milliseconds a prediction waits and runs unless a rule says otherwise; the default is none. */
  queueMs?: number;
  runMs?: number;
}

/** A stand-in for Replicate on a loopback port; nothing it is asked leaves this machine. */
export function createReplicateSimulator(
  options?: ReplicateSimulatorOptions,
): Promise<Simulator<ReplicateScript, ReplicateJournal>>;
