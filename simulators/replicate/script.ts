import type { FalRule } from '../fal/script';
import type { Fault } from '../lib/faults';
import type { Fields } from '../lib/fields';

/**
 * A scripted behaviour, with the fields of the fal simulator; docs/how-to/simulate-faults.md describes each part. A
 * prediction takes it when it is created, and keeps it to the end; `model` is `owner/name`, and `run.type` the message of
 * one that failed.
 */
export interface ReplicateRule extends Omit<FalRule, 'queue' | 'result'> {
  queue?: { delayMs?: number; hang?: boolean };
  result?: Fault<number> & { pictures?: number };
}

export interface ReplicateScript {
  /** The first rule that matches a prediction when it is created stays with it to the end. */
  rules?: readonly ReplicateRule[];
  /** Releases the predictions that hang; by the rules in force, none to come hangs. */
  release?: boolean;
}

/** A call as the journal keeps it. */
export interface ReplicateCall {
  readonly method: string;
  readonly path: string;
  phase: 'submit' | 'status' | 'result' | 'cancel' | 'media' | 'upload' | 'other';
  requestId: string | null;
  /** `lost`: the connection ended without one. */
  answer: number | 'lost';
}

export interface ReplicateJournal {
  /** Accepted predictions, each of which the vendor would bill. */
  readonly paid: number;
  readonly calls: readonly ReplicateCall[];
  readonly requests: readonly {
    id: string;
    /** The model. */
    endpoint: string;
    input: Fields;
    status: string;
    cancelled: boolean;
  }[];
}
