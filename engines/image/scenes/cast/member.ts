import type { Part } from '../figures/figure';

/** A figure of the prompt, ready to be placed on a scene's ground. */
export interface Member {
  /** Height relative to a person of 1. */
  tall: number;
  /** Half of its width on the ground, figure units. */
  wide: number;
  parts: readonly Part[];
  /** Nouns that it answers to. */
  words: readonly string[];
  /** Whether the prompt names its colour. */
  named: boolean;
}
