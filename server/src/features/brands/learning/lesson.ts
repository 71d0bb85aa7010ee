import type { RuleQuote, RuleTopic } from '@flint/shared/contracts/brand-rules';
import type { Read } from './read-text';

/** A rule that one edit suggests. */
export interface Finding {
  readonly topic: RuleTopic;
  /** Subject within its topic; findings about the same subject contradict each other. */
  readonly about: string;
  /** The rule in a sentence; equal rules have equal text. */
  readonly text: string;
  readonly quote: RuleQuote;
}

/** Flint's text and the user's edited one. */
export interface ReadEdit {
  readonly wrote: Read;
  readonly kept: Read;
}

/** Detects one habit in an edit. */
export type Habit = (edit: ReadEdit) => readonly Finding[];
