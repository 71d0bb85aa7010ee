/**
 * The events of a run and their logged fields. Never a prompt, a title, user content or a vendor's texts: only ids,
 * names from our own tables, numbers and codes.
 */
export type RunEvent =
  /** The run was created; `partOf` is its workflow's id where it is a step. */
  | { event: 'accepted'; kind: string; servedBy: string; price: number; asked: number; partOf: string | null }
  /** Credits moved from spendable to held. */
  | { event: 'held'; credits: number }
  /** Its durable workflow began, `waitedMs` after it was accepted. */
  | { event: 'started'; kind: string; waitedMs: number }
  /** Another process, or the same one after a restart, resumed it after the last finished step. */
  | { event: 'resumed'; after: string | null }
  /** A checkpointed step ended; `outcome` is `ok`, an error code, or `error` when it threw. */
  | { event: 'step'; step: string; ms: number; outcome: string }
  /** The vendor accepted a paid request, under its id. */
  | { event: 'provider_accepted'; provider: string; position: number; ms: number; providerRequestId: string | null }
  /** The vendor's answer was fetched. */
  | { event: 'provider_delivered'; provider: string; position: number; ms: number; providerRequestId: string | null }
  /** A request failed; `code` is the kind of fault. */
  | { event: 'provider_failed'; provider: string; position: number; ms: number; code: string }
  /** Files were stored and recorded. */
  | { event: 'kept'; position: number; files: number; bytes: number }
  | { event: 'cancel_requested' }
  /** The hold ended: `charged` was taken, `returned` refunded. */
  | { event: 'settled' | 'refunded'; charged: number; returned: number }
  /** Its end; `reason` is an error code, null on success. */
  | {
      event: 'ended';
      kind: string;
      status: string;
      reason: string | null;
      charged: number;
      delivered: number;
      ms: number;
    };

export type RunEventName = RunEvent['event'];

/** Run of an event, with its user and the HTTP request that ordered it. */
export interface RunRef {
  readonly runId: string;
  readonly userId: string;
  readonly requestId: string | null;
}

/** An event with its time: `at` in milliseconds since 1970, with fractions that preserve the order within a process. */
export interface NotedEvent {
  readonly run: RunRef;
  readonly at: number;
  readonly event: RunEvent;
}

/** A committed movement of credits. */
export interface MoneyEvent {
  /** The kind of the ledger's transaction: `reserve`, `settle`, `refund`, `grant`, … */
  readonly movement: string;
  readonly txnId: number;
  readonly userId: string;
  /** The run of its hold, if any. */
  readonly runId: string | null;
  /** Change of the user's spendable credits. */
  readonly spendable: number;
  /** Change of the user's held credits. */
  readonly held: number;
  /** Change of the credits charged by Flint. */
  readonly earned: number;
}
