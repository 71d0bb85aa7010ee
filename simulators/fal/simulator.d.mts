import type { Simulator } from '../lib/simulator.mjs';

/** One scripted behaviour; docs/how-to/simulate-faults.md tells what each part does. */
export interface FalRule {
  model?: string;
  prompt?: string;
  times?: number;
  submit?: { delayMs?: number; error?: number | 'lost' };
  queue?: { delayMs?: number; hang?: boolean; position?: number };
  run?: { delayMs?: number; hang?: boolean; error?: number; type?: string };
  status?: { delayMs?: number; error?: number; times?: number };
  result?: { delayMs?: number; error?: number; times?: number; pictures?: number; nsfw?: number[] };
  cancel?: { ignored?: boolean };
  media?: { error?: number | 'truncated' | 'not_an_image'; origin?: string };
}

export interface FalScript {
  /** The first that fits a request when it is submitted stays with it to the end. */
  rules?: readonly FalRule[];
  /** What beginning an upload meets. */
  upload?: { delayMs?: number; error?: number; times?: number };
  /** Lets the requests that hang go on. */
  release?: boolean;
}

export interface FalJournal {
  /** Requests accepted, each of which the vendor would bill. */
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
  /** Milliseconds a request waits and runs unless a rule says otherwise; the default is none. */
  queueMs?: number;
  runMs?: number;
}

/** A stand-in for fal.ai on a loopback port; nothing it is asked leaves this machine. */
export function createFalSimulator(options?: FalSimulatorOptions): Promise<Simulator<FalScript, FalJournal>>;
