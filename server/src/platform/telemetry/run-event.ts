/**
 * The moments of a run and what each is logged with. Never a prompt, a title, a user's words or a vendor's: ids, names
 * from our own tables, numbers and codes.
 */
export type RunEvent =
  /** Written down; its workflow's id where it is a step of one. */
  | { event: 'accepted'; kind: string; servedBy: string; price: number; asked: number; partOf: string | null }
  /** Credits moved from spendable to held. */
  | { event: 'held'; credits: number }
  /** Its workflow began, `waitedMs` after it was accepted. */
  | { event: 'started'; kind: string; waitedMs: number }
  /** Another process, or the same one after a restart, goes on after the last finished step. */
  | { event: 'resumed'; after: string | null }
  /** A checkpointed step ended; `outcome` is `ok`, an error code, or `error` when it threw. */
  | { event: 'step'; step: string; ms: number; outcome: string }
  /** A paid request was sent and accepted by the vendor, under its id. */
  | { event: 'provider_accepted'; provider: string; position: number; ms: number; providerRequestId: string | null }
  /** The vendor's answer was fetched. */
  | { event: 'provider_delivered'; provider: string; position: number; ms: number; providerRequestId: string | null }
  /** A request failed; `code` is the kind of fault. */
  | { event: 'provider_failed'; provider: string; position: number; ms: number; code: string }
  /** Files were stored and recorded. */
  | { event: 'kept'; position: number; files: number; bytes: number }
  | { event: 'cancel_requested' }
  /** The hold ended: `charged` was earned, `returned` went back. */
  | { event: 'settled' | 'refunded'; charged: number; returned: number }
  /** Its end; `reason` is an error code, null where all was well. */
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

/** Which run an event is of, whose it is, and the HTTP request that ordered it. */
export interface RunRef {
  readonly runId: string;
  readonly userId: string;
  readonly requestId: string | null;
}

/** An event as it happened: `at` in milliseconds since 1970, with fractions that keep a process's own order. */
export interface NotedEvent {
  readonly run: RunRef;
  readonly at: number;
  readonly event: RunEvent;
}

/** A movement of credits that was committed. */
export interface MoneyEvent {
  /** The kind of the ledger's transaction: `reserve`, `settle`, `refund`, `grant`, … */
  readonly movement: string;
  readonly txnId: number;
  readonly userId: string;
  /** The run whose hold it is, if it is of one. */
  readonly runId: string | null;
  /** Change of what the user can spend, in whole credits. */
  readonly spendable: number;
  /** Change of what is held for the user. */
  readonly held: number;
  /** What Flint earned. */
  readonly earned: number;
}
