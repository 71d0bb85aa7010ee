import type { RuleQuote, RuleTopic } from '@flint/shared/contracts/brand-rules';
import type { Read } from './read-text';

/** What one edit shows. */
export interface Finding {
  readonly topic: RuleTopic;
  /** What of its topic it is about: findings about the same contradict each other. */
  readonly about: string;
  /** The rule in a sentence; the same lesson has the same words. */
  readonly text: string;
  readonly quote: RuleQuote;
}

/** What Flint wrote, and what its reader kept. */
export interface ReadEdit {
  readonly wrote: Read;
  readonly kept: Read;
}

/** Reads one habit from an edit. */
export type Habit = (edit: ReadEdit) => readonly Finding[];
