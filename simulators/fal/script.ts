import type { Fault } from '../lib/faults';
import type { Fields } from '../lib/fields';
import type { DownloadFault } from '../lib/send-file';

/**
 * A scripted behaviour; docs/how-to/simulate-faults.md describes each part. A request takes it when it is submitted, and
 * keeps it to the end.
 */
export interface FalRule {
  model?: string;
  prompt?: string;
  times?: number;
  /** `hang`: accepted and paid, but answered when released; `lost`: accepted and paid, but the socket dies unanswered. */
  submit?: { delayMs?: number; hang?: boolean; error?: number | 'lost' };
  queue?: { delayMs?: number; hang?: boolean; position?: number };
  run?: { delayMs?: number; hang?: boolean; error?: number; type?: string };
  status?: Fault<number>;
  result?: Fault<number> & { pictures?: number; nsfw?: number[] };
  /** `ignored`: cancelling is accepted, yet the request succeeds. */
  cancel?: { ignored?: boolean };
  /** What the vendor tells that it counted, also for a request that failed. */
  counted?: Readonly<Record<string, number>>;
  /** Faults of downloads, and the origin of file addresses in results. */
  media?: { error?: DownloadFault; origin?: string };
}

export interface FalScript {
  /** The first rule that matches a request when it is submitted stays with it to the end. */
  rules?: readonly FalRule[];
  /** Faults of starting an upload. */
  upload?: Fault<number>;
  /** Releases the requests that hang; by the rules in force, none to come hangs. */
  release?: boolean;
}

/** A call as the journal keeps it. */
export interface FalCall {
  readonly at: string;
  readonly method: string;
  /** The vendor's host, such as `queue.fal.run`. */
  readonly host: string;
  readonly path: string;
  phase: 'submit' | 'status' | 'stream' | 'result' | 'cancel' | 'media' | 'upload' | 'other';
  requestId: string | null;
  body: unknown;
  /** `lost`: the connection ended without one. */
  answer: number | 'lost';
}

export interface FalJournal {
  /** Accepted requests, each of which the vendor would bill. */
  readonly paid: number;
  readonly calls: readonly FalCall[];
  readonly requests: readonly {
    id: string;
    endpoint: string;
    input: Fields;
    status: string;
    cancelled: boolean;
  }[];
}
