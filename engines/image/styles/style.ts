import type { Random } from '../../english/random';
import type { Finish } from '../svg/canvas';
import type { Pixels } from './pixels';

/** One way of making: how the scene is drawn, and what happens to its pixels after. */
export interface Style {
  finish: Finish;
  /** Changes every palette colour before the scene is painted. */
  tone: (colour: string) => string;
  /** Finishes the rendered scene. */
  develop: (base: Pixels, chance: Random, named: readonly string[]) => Promise<Pixels>;
}
