import type { EditStep } from '../../spec/picture-editor';
import type { Clause } from './clauses';

/** A pattern of words and the steps it asks for; undefined where the words turn out to mean something else. */
export interface Phrase {
  readonly pattern: RegExp;
  readonly steps: (match: RegExpExecArray, clause: Clause) => readonly EditStep[] | undefined;
}

/** A step whose amount is `by` times the usual one; `says` without its adverb. */
export const by = (
  operation: EditStep['operation'],
  says: string,
  amount: number,
  { amount: times, adverb }: Clause,
  more: Readonly<Record<string, string | number>> = {},
): EditStep => ({ operation, says: `${adverb}${says}`, by: amount * times, ...more });

/** A phrase for one step with an amount. */
export const readAmount = (
  pattern: RegExp,
  operation: EditStep['operation'],
  says: string,
  amount: number,
  more: Readonly<Record<string, string | number>> = {},
): Phrase => ({ pattern, steps: (_, clause) => [by(operation, says, amount, clause, more)] });
