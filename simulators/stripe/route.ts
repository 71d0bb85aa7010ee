import { type Answer, type Form, missing } from './answers';
import type { Kind, Kinds } from './objects';
import type { StripeState } from './state';

/** A call of the API. */
export interface Asked {
  readonly state: StripeState;
  readonly form: Form;
  readonly query: Form;
  /** The one that its path names, where it names one. */
  readonly id: string;
}

/** Answers by method and path, such as `GET /v1/prices`. */
export type Routes = Readonly<Record<string, (asked: Asked) => Answer>>;

/** Answers a call about the object that its path names. */
export const on =
  <K extends Kind>(kind: K, answer: (found: Kinds[K], asked: Asked) => Answer) =>
  (asked: Asked): Answer => {
    const found = asked.state.store.find(kind, asked.id);
    return found ? answer(found, asked) : missing();
  };
