import type { Random } from '../../english/random';
import type { Finish } from '../svg/canvas';
import type { Pixels } from './pixels';

/** What a style may know of the drawing beside its pixels. */
export interface Hints {
  /** Colours that the prompt gives to no subject: they may be anywhere. */
  named: readonly string[];
  /** Where the subjects are, and which of them have a colour of their own: 1 there, 0 elsewhere, per pixel. */
  subjects?: { all: Uint8Array; coloured: Uint8Array };
}

/** A style: how the scene is drawn, and how its pixels are processed after. */
export interface Style {
  finish: Finish;
  /** Maps every palette colour before the scene is painted. */
  tone: (colour: string) => string;
  /** Whether it asks where the subjects are. */
  asksForSubjects?: boolean;
  /** Post-processes the rendered scene. */
  develop: (base: Pixels, chance: Random, hints: Hints) => Promise<Pixels>;
}
