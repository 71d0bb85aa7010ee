import type { Simulator } from '../lib/simulator.mjs';

/** A scripted behaviour; docs/how-to/simulate-faults.md describes each part. */
export interface FalRule {
  model?: string;
  prompt?: string;
  times?: number;
  /** `hang`: accepted and paid, but answered when released. */
  submit?: { delayMs?: number; hang?: boolean; error?: number | 'lost' };
  queue?: { delayMs?: number; hang?: boolean; position?: number };
  run?: { delayMs?: number; hang?: boolean; error?: number; type?: string };
  status?: { delayMs?: number; error?: number; times?: number };
  result?: { delayMs?: number; error?: number; times?: number; pictures?: number; nsfw?: number[] };
  cancel?: { ignored?: boolean };
  /** What the vendor tells that it counted, also for a request that failed. */
  counted?: Readonly<Record<string, number>>;
  media?: { error?: number | 'truncated' | 'not_an_image'; origin?: string };
}

export interface FalScript {
  /** The first rule that matches a request when it is submitted stays with it to the end. */
  rules?: readonly FalRule[];
  /** Faults of starting an upload. */
  upload?: { delayMs?: number; error?: number; times?: number };
  /** Releases the requests that hang. */
  release?: boolean;
}

export interface FalJournal {
  /** Accepted requests, each of which the vendor would bill. */
  readonly paid: number;
  readonly calls: readonly {
    method: string;
    host: string;
    path: string;
    phase: 'submit' | 'status' | 'stream' | 'result' | 'cancel' | 'media' | 'upload' | 'other';
    requestId: string | null;
    answer: number | 'lost';
  }[];
  readonly requests: readonly {
    id: string;
    endpoint: string;
    input: Record<string, unknown>;
    status: string;
    cancelled: boolean;
  }[];
}

export interface FalSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  key?: string;
  /** Milliseconds a request waits and runs unless a rule says otherwise; default 0. */
  queueMs?: number;
  runMs?: number;
}

/** Starts a simulator of fal.ai on a loopback port, without any outgoing request. */
export function createFalSimulator(options?: FalSimulatorOptions): Promise<Simulator<FalScript, FalJournal>>;
