import type { FalRule } from '../fal/simulator.mjs';
import type { Simulator } from '../lib/simulator.mjs';

/** A scripted behaviour; docs/how-to/simulate-faults.md describes each part. */
export interface ReplicateRule extends Omit<FalRule, 'queue' | 'result'> {
  queue?: { delayMs?: number; hang?: boolean };
  result?: { delayMs?: number; error?: number; times?: number; pictures?: number };
}

export interface ReplicateScript {
  /** The first rule that matches a prediction when it is created stays with it to the end. */
  rules?: readonly ReplicateRule[];
  /** Releases the predictions that hang. */
  release?: boolean;
}

export interface ReplicateJournal {
  /** Accepted predictions, each of which the vendor would bill. */
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
  /** Milliseconds a prediction waits and runs unless a rule says otherwise; default 0. */
  queueMs?: number;
  runMs?: number;
}

/** Starts a simulator of Replicate on a loopback port, without any outgoing request. */
export function createReplicateSimulator(
  options?: ReplicateSimulatorOptions,
): Promise<Simulator<ReplicateScript, ReplicateJournal>>;
