import type { Part } from '../figures/figure';

/** Somebody or something the prompt asks for, ready to be put on a scene's ground. */
export interface Member {
  /** Height beside a person's of 1. */
  tall: number;
  /** Half of what it covers of the ground, figure units. */
  wide: number;
  parts: readonly Part[];
  /** Its colour was asked for. */
  named: boolean;
}
