import type { Random } from '../../english/random';
import { blurred, type Pixels } from './pixels';
import type { Style } from './style';

const BLOOM = 0.42;
const GRAIN = 9;
const VIGNETTE = 0.3;

/** Soft light as post-processing: bloom, vignette, film grain in the midtones. Never claims to be a photograph. */
export const photorealistic: Style = {
  finish: 'soft',
  tone: (colour) => colour,
  develop: async (base, chance) => {
    const glow = await blurred(highlights(base), Math.max(base.width, base.height) / 46);
    return expose(base, glow, chance);
  },
};

function highlights({ data, width, height }: Pixels): Pixels {
  const bright = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    bright[at] = value > 150 ? (value - 150) * 1.9 : 0;
  }
  return { data: bright, width, height };
}

function expose({ data, width, height }: Pixels, glow: Pixels, chance: Random): Pixels {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const dy = y / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const dx = x / width - 0.5;
      const edge = Math.max(0, (dx * dx + dy * dy) * 2 - 0.12);
      const fall = 1 - VIGNETTE * edge;
      const grain = (chance.next() + chance.next() - 1) * GRAIN;
      const at = (y * width + x) * 3;
      for (let channel = at; channel < at + 3; channel += 1) {
        const value = data[channel] ?? 0;
        const lit = 255 - ((255 - value) * (255 - (glow.data[channel] ?? 0) * BLOOM)) / 255;
        const middle = 1 - Math.abs(lit - 120) / 190;
        out[channel] = Math.max(0, Math.min(255, lit * fall + grain * middle + 0.5));
      }
    }
  }
  return { data: out, width, height };
}
