import type { Random } from '../../english/random';
import type { Finish } from '../svg/canvas';
import type { Pixels } from './pixels';

/** A style: how the scene is drawn, and how its pixels are processed after. */
export interface Style {
  finish: Finish;
  /** Maps every palette colour before the scene is painted. */
  tone: (colour: string) => string;
  /** Post-processes the rendered scene. */
  develop: (base: Pixels, chance: Random, named: readonly string[]) => Promise<Pixels>;
}
