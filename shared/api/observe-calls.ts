/** A call that ended: by the id of its contract, never by its address. */
export interface EndedCall {
  readonly call: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** From the request to the end of the answer, in milliseconds. */
  readonly ms: number;
}

type Observer = (ended: EndedCall) => void;

/** Limit of calls kept until they are observed. */
const EARLY_MAX = 20;
const early: EndedCall[] = [];

/** Passes an ended call to the observer. */
export let noteCall: Observer = (ended) => early.length < EARLY_MAX && early.push(ended);

/** Observes ended calls, those before too; the shell does so once. */
export function observeCalls(next: Observer): void {
  noteCall = next;
  early.forEach(next);
}
