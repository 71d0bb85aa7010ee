import { mix } from '../../../palette/colour';
import { type Joint, limb } from '../../../svg/limb';
import type { Part } from '../figure';

/** A kind of animal, drawn in figure units: feet on y = 0, facing right. */
export interface Animal {
  /** Prompt words (singular) for it. */
  words: readonly [string, ...string[]];
  /** Its height relative to a person of 1. */
  tall: number;
  /** Half of its width on the ground, figure units. */
  wide: number;
  /** Coat colours, of which the seed chooses one. */
  coats: readonly [string, ...string[]];
  /** Habitat used where the prompt names no place. */
  home: 'meadow' | 'forest' | 'snow' | 'savanna' | 'water' | 'indoors' | 'branch';
  draw: (coat: string) => Part[];
}

export const darker = (colour: string, amount = 0.3): string => mix(colour, '#17120f', amount);
export const paler = (colour: string, amount = 0.4): string => mix(colour, '#fff6e6', amount);

/** A leg and its counterpart on the far side, slightly offset. */
export function legs(
  near: string,
  shift: number,
  ...pairs: readonly (readonly Joint[])[]
): { far: Part[]; near: Part[] } {
  return {
    far: pairs.map((joints) => ({
      d: limb(...joints.map(([x, y, radius]): Joint => [x + shift, y, radius])),
      fill: darker(near, 0.38),
    })),
    near: pairs.map((joints) => ({ d: limb(...joints), fill: near })),
  };
}

/** A round mark, such as an eye. */
export const dot = (x: number, y: number, r: number, fill: string): Part => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  fill,
  mark: true,
});
