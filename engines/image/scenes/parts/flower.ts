import { mix } from '../../palette/colour';
import { wants } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

export const FLOWER_WORDS = [
  'flower',
  'rose',
  'tulip',
  'sunflower',
  'daisy',
  'poppy',
  'peony',
  'lily',
  'orchid',
  'bouquet',
  'blossom',
  'wildflower',
  'bloom',
  'petal',
  'floral',
] as const;

export type FlowerKind = 'daisy' | 'poppy' | 'tulip' | 'rose';

/** The flower that the prompt names, else one by the seed. */
export function flowerKind({ brief, random }: Stage): FlowerKind {
  if (wants(brief, 'tulip')) return 'tulip';
  if (wants(brief, 'rose', 'peony')) return 'rose';
  if (wants(brief, 'sunflower', 'daisy')) return 'daisy';
  if (wants(brief, 'poppy', 'lily', 'orchid')) return 'poppy';
  return random.fork('flower').pick(['daisy', 'poppy', 'poppy', 'rose']);
}

/** Default colour of a flower, where the prompt names none. */
export function flowerColour({ brief, palette, random }: Stage): string {
  if (wants(brief, 'sunflower')) return '#e9b32c';
  if (wants(brief, 'daisy')) return '#f4eee0';
  if (wants(brief, 'poppy')) return '#d1402a';
  if (wants(brief, 'rose')) return '#c23a4c';
  return random.fork('petal').pick([palette.accents[0] ?? '#d98a7a', '#dc7f6b', '#e9b04c', '#e8c9bd', '#b85a76']);
}

/** One flower head centred on (x, y), `r` its radius. */
export const bloom = asSubject(
  [
    'flower',
    'rose',
    'tulip',
    'sunflower',
    'daisy',
    'poppy',
    'peony',
    'lily',
    'orchid',
    'bouquet',
    'blossom',
    'wildflower',
  ],
  paintBloom,
);

function paintBloom(
  stage: Stage,
  kind: FlowerKind,
  x: number,
  y: number,
  r: number,
  colour: string,
  index = 0,
): string {
  const draw = { daisy, poppy, tulip, rose }[kind];
  const turn = kind === 'tulip' ? (index % 3) * 9 - 9 : index * 47;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${draw(stage, r, colour)}</g>`;
}

const petalFill = ({ canvas, palette }: Stage, colour: string) =>
  canvas.linear(even(mix(colour, palette.light, 0.38), colour, mix(colour, palette.shade, 0.42)), { bands: 2 });

function daisy(stage: Stage, r: number, colour: string): string {
  const { canvas, brief } = stage;
  const petals = wants(brief, 'sunflower') ? 21 : 16;
  const fill = petalFill(stage, colour);
  const petal = `M0 ${n(-r * 0.2)}C${n(r * 0.2)} ${n(-r * 0.45)} ${n(r * 0.16)} ${n(-r * 0.9)} 0 ${n(-r)}C${n(-r * 0.16)} ${n(-r * 0.9)} ${n(-r * 0.2)} ${n(-r * 0.45)} 0 ${n(-r * 0.2)}Z`;
  const ring = Array.from(
    { length: petals },
    (_, at) => `<g transform="rotate(${n((360 / petals) * at)})">${path(canvas, petal, fill, { ink: 2 })}</g>`,
  );
  const heart = wants(brief, 'sunflower') ? '#4a2c18' : '#dba534';
  return `${ring.join('')}${disc(canvas, 0, 0, r * (petals > 16 ? 0.42 : 0.26), canvas.radial(even(mix(heart, '#fff0c0', 0.3), heart, mix(heart, '#2a1408', 0.5)), { bands: 2 }), { ink: 2 })}`;
}

function poppy(stage: Stage, r: number, colour: string): string {
  const { canvas, palette } = stage;
  const fill = petalFill(stage, colour);
  const petal = `M0 0C${n(-r * 0.75)} ${n(-r * 0.25)} ${n(-r * 0.75)} ${n(-r * 1.02)} ${n(-r * 0.2)} ${n(-r * 0.96)}Q0 ${n(-r * 1.08)} ${n(r * 0.2)} ${n(-r * 0.96)}C${n(r * 0.75)} ${n(-r * 1.02)} ${n(r * 0.75)} ${n(-r * 0.25)} 0 0Z`;
  const ring = [0, 180, 90, 270, 45].map(
    (turn) => `<g transform="rotate(${turn})">${path(canvas, petal, fill, { ink: 2.4 })}</g>`,
  );
  const heart = mix(palette.shade, '#2a1a14', 0.5);
  const stamens = Array.from({ length: 14 }, (_, at) =>
    disc(canvas, Math.cos(at * 0.449) * r * 0.25, Math.sin(at * 0.449) * r * 0.25, r * 0.035, '#e9c46a', { ink: 0 }),
  );
  return `${ring.join('')}${disc(canvas, 0, 0, r * 0.18, heart, { ink: 0 })}${stamens.join('')}`;
}

function tulip(stage: Stage, r: number, colour: string): string {
  const { canvas, palette } = stage;
  const back = mix(colour, palette.shade, 0.3);
  const side = (way: number) =>
    `M0 ${n(r * 0.8)}C${n(way * r * 0.95)} ${n(r * 0.7)} ${n(way * r * 0.8)} ${n(-r * 0.35)} ${n(way * r * 0.5)} ${n(-r)}C${n(way * r * 0.2)} ${n(-r * 0.7)} ${n(-way * r * 0.1)} ${n(-r * 0.2)} 0 ${n(r * 0.8)}Z`;
  const middle = `M0 ${n(r * 0.82)}C${n(-r * 0.7)} ${n(r * 0.4)} ${n(-r * 0.5)} ${n(-r * 0.6)} 0 ${n(-r * 0.98)}C${n(r * 0.5)} ${n(-r * 0.6)} ${n(r * 0.7)} ${n(r * 0.4)} 0 ${n(r * 0.82)}Z`;
  return (
    path(canvas, middle, back, { ink: 2.4 }) +
    path(canvas, side(-1), petalFill(stage, colour), { ink: 2.4 }) +
    path(canvas, side(1), petalFill(stage, mix(colour, palette.shade, 0.12)), { ink: 2.4 })
  );
}

function rose(stage: Stage, r: number, colour: string): string {
  const { canvas, palette } = stage;
  const rings = [1, 0.8, 0.6, 0.42, 0.25];
  return rings
    .map((size, ring) => {
      const tone = mix(colour, ring % 2 ? palette.light : palette.shade, 0.1 + ring * 0.05);
      const fill = petalFill(stage, mix(tone, palette.shade, ring * 0.08));
      const petals = ring < 3 ? 5 : 3;
      const d = `M${n(-r * size * 0.62)} ${n(-r * size * 0.3)}C${n(-r * size * 0.55)} ${n(-r * size * 1.12)} ${n(r * size * 0.55)} ${n(-r * size * 1.12)} ${n(r * size * 0.62)} ${n(-r * size * 0.3)}C${n(r * size * 0.3)} ${n(r * size * 0.2)} ${n(-r * size * 0.3)} ${n(r * size * 0.2)} ${n(-r * size * 0.62)} ${n(-r * size * 0.3)}Z`;
      return Array.from(
        { length: petals },
        (_, at) =>
          `<g transform="rotate(${n((360 / petals) * at + ring * 29)})">${path(canvas, d, fill, { ink: 1.8 })}</g>`,
      ).join('');
    })
    .join('');
}
