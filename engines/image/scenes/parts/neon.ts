import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { disc, group, line, rect } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import type { Stage } from '../stage';

/** Colours of glowing tubes. */
export const NEON: readonly [string, ...string[]] = ['#ff4fa3', '#3fe0f0', '#b06bff', '#ffd23f', '#5bf08a'];
/** Strokes that resemble writing without spelling anything, in a unit box. */
const GLYPHS: readonly [string, ...string[]] = [
  'M.15 .2H.85M.5 .2V.85M.2 .55H.8',
  'M.2 .15V.85M.2 .5H.8M.8 .15V.85',
  'M.2 .2H.8V.8H.2ZM.2 .5H.8',
  'M.5 .12V.5M.15 .35L.85 .35M.5 .5L.18 .88M.5 .5L.82 .88',
  'M.2 .25L.8 .25M.3 .25V.85M.7 .25V.85M.3 .55H.7',
];

/** Glowing signs on the house fronts of a street, vertical and horizontal ones, down to `foot`. */
export function neonSigns(stage: Stage, foot: number): string {
  const { width, unit, random } = stage;
  const chance = random.fork('neon');
  const count = Math.max(4, Math.round(width / (165 * unit)));
  return Array.from({ length: count }, (_, index) => {
    const x = (width * (index + chance.between(0.3, 0.7))) / count;
    const colour = NEON[(index + chance.int(0, 1)) % NEON.length] ?? NEON[0];
    const marks = chance.int(3, 5);
    const size = chance.between(54, 74) * unit;
    const y = foot - chance.between(430, 700) * unit;
    return sign(stage, { x, y, size, marks, colour }, () => chance.pick(GLYPHS));
  }).join('');
}

interface Sign {
  x: number;
  y: number;
  /** Width of the sign, pixels. */
  size: number;
  marks: number;
  colour: string;
}

function sign(stage: Stage, { x, y, size, marks, colour }: Sign, glyph: () => string): string {
  const { canvas, palette } = stage;
  const tall = size * (marks * 0.92 + 0.3);
  const glow = canvas.flat
    ? ''
    : disc(canvas, x, y + tall / 2, tall * 0.95, canvas.radial(fade(colour, 0.42, 0)), { ink: 0 });
  const tube = (d: string, wide: number) => line(d, mix(colour, '#ffffff', 0.55), wide);
  const drawn = Array.from({ length: marks }, (_, index) => {
    const [left, top] = [x - size * 0.36, y + size * (0.2 + 0.92 * index)];
    return `<g transform="translate(${n(left)} ${n(top)}) scale(${(size * 0.72).toFixed(2)})">${tube(glyph(), 0.11)}</g>`;
  });
  return group(
    '',
    glow,
    rect(canvas, x - size / 2, y, size, tall, mix('#120c22', palette.shade, 0.4), { round: size * 0.14, ink: 2.6 }),
    rect(canvas, x - size * 0.43, y + size * 0.07, size * 0.86, tall - size * 0.14, 'none', {
      ink: 0,
      round: size * 0.1,
      attributes: ` stroke="${colour}" stroke-width="${n(size * 0.06)}"`,
    }),
    ...drawn,
  );
}
