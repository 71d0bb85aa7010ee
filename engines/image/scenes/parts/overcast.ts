import { mix } from '../../palette/colour';
import type { Stage } from '../stage';

/** A stage with its light dimmed by `amount` (0–1) and a cloudy sky; `sunny` keeps the sun visible. */
export function overcast(stage: Stage, amount: number, sunny = false): Stage {
  const { palette, brief } = stage;
  const cloud = mix(palette.shade, '#8d98a3', palette.night ? 0.25 : 0.55);
  const dull = (colour: string) => mix(colour, cloud, amount);
  return {
    ...stage,
    brief: { ...brief, words: new Set([...brief.words, sunny ? 'cloud' : 'cloudy']) },
    palette: {
      ...palette,
      sky: (at) => dull(palette.sky(at)),
      land: (at) => mix(palette.land(at), cloud, amount * 0.7),
      water: (at) => mix(palette.water(at), cloud, amount * 0.6),
      haze: dull(palette.haze),
      glow: mix(palette.glow, cloud, amount * 0.4),
    },
  };
}
