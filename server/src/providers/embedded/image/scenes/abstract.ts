import { mix, ramp } from '../palette/colour';
import { wants } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { n, type Point, smooth } from '../svg/number';
import { disc, group, path, rect, line as stroke, wash } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { fbm } from './parts/noise';
import type { Scene, Stage } from './stage';

/** Where no subject is known: a composition in the colours and the mood of the prompt. */
export const abstract: Scene = (stage) => {
  const { brief, random, canvas, noise, width, height } = stage;
  const plans = [paperWaves, discs, arches, tiles] as const;
  const plan = wants(brief, 'geometric', 'bauhaus', 'grid', 'pattern', 'tile')
    ? tiles
    : wants(brief, 'wave', 'flow', 'calm', 'dream', 'liquid', 'fluid')
      ? paperWaves
      : wants(brief, 'circle', 'orb', 'bubble', 'dot')
        ? discs
        : random.fork('plan').pick(plans);
  const paper = relief(canvas, noise, [0, 0, width, height], {
    across: 6,
    down: 6 * (height / width),
    depth: 0.07,
    octaves: 5,
  });
  return { back: group('', plan(stage), paper) };
};

/** The picture's colours in a row: the colours asked for alone when there are several, else with the room's. */
function coloursOf({ palette, brief }: Stage): string[] {
  const named = brief.colours.length;
  if (named >= 3) return palette.accents.slice(0, named);
  const own = palette.accents.slice(0, Math.max(named, 1) + 2);
  return named > 0
    ? own.map((colour, index) => (index < named ? colour : mix(colour, own[index % named] ?? colour, 0.45)))
    : own;
}

/** Sheets of cut paper, each throwing a soft shadow on the one behind. */
function paperWaves(stage: Stage): string {
  const { canvas, width, height, unit, palette, noise, random } = stage;
  const chance = random.fork('waves');
  const colours = coloursOf(stage);
  const through = ramp([
    mix(palette.light, colours[0] ?? palette.wall, 0.12),
    ...colours,
    mix(colours.at(-1) ?? palette.shade, palette.shade, 0.6),
  ]);
  const sheets = 9;
  const slope = chance.between(-0.16, 0.16);
  const layers = Array.from({ length: sheets }, (_, index) => {
    const near = (index + 1) / sheets;
    const base = height * (0.08 + 0.82 * near);
    const line: Point[] = Array.from({ length: 12 }, (_, step) => {
      const x = (width * (step - 0.5)) / 10.5;
      return {
        x,
        y: base + slope * (x - width / 2) + fbm(noise, (x / unit) * 0.0016 + index * 0.42, index * 0.9, 2) * 250 * unit,
      };
    });
    const d = `${smooth(line)}V${n(height + 60)}H${n(-width * 0.1)}Z`;
    const tone = through(near);
    const fill = canvas.linear(even(mix(tone, palette.light, 0.22), tone, mix(tone, palette.shade, 0.12)), {
      x2: 0.3,
      bands: 1,
    });
    const shade = canvas.flat ? '' : softEdge(smooth(line), palette.shade, unit);
    return shade + path(canvas, d, fill);
  });
  const sun = disc(
    canvas,
    width * chance.between(0.28, 0.72),
    height * 0.22,
    120 * unit,
    canvas.linear(even(mix(through(0.3), palette.light, 0.5), through(0.45)), { bands: 1 }),
  );
  return group(
    '',
    wash(canvas, canvas.linear(even(mix(palette.light, '#ffffff', 0.25), through(0.08)), { bands: 3 })),
    sun,
    ...layers,
  );
}

/** The shadow of a paper edge, as strokes of falling width: a blur of the whole sheet would cost ten times as much. */
function softEdge(edge: string, shade: string, unit: number): string {
  const strokes = [46, 36, 27, 19, 12, 6].map((width) => stroke(edge, shade, width * unit, ' opacity=".06"'));
  return `<g transform="translate(${n(5 * unit)} ${n(-3 * unit)})">${strokes.join('')}</g>`;
}

/** Balanced discs, some glowing, some cut. */
function discs(stage: Stage): string {
  const { canvas, width, height, unit, palette, random } = stage;
  const chance = random.fork('discs');
  const colours = coloursOf(stage);
  const ground = mix(palette.wall, palette.light, 0.45);
  const spheres = Array.from({ length: 7 }, (_, index) => {
    const r = [290, 190, 140, 96, 70, 46, 30][index] ?? 30;
    const angle = index * 2.399 + chance.between(-0.3, 0.3);
    const reach = index === 0 ? 0.05 : 0.17 + 0.06 * index;
    const tone = colours[index % colours.length] ?? palette.glow;
    const x = width * 0.5 + Math.cos(angle) * reach * width;
    const y = height * 0.5 + Math.sin(angle) * reach * height;
    const cut = index % 3 === 1;
    const fill = cut
      ? canvas.linear(even(tone, mix(tone, ground, 0.85)), { x2: 0.6, bands: 2 })
      : canvas.radial(even(mix(tone, palette.light, 0.5), tone, mix(tone, palette.shade, 0.5)), {
          cx: 0.34,
          cy: 0.3,
          r: 0.8,
        });
    const soft = canvas.radial([
      { at: 0.55, colour: palette.shade, opacity: 0.4 },
      { at: 1, colour: palette.shade, opacity: 0 },
    ]);
    const shade = canvas.flat
      ? ''
      : disc(canvas, x + r * 0.18 * unit, y + r * 0.26 * unit, r * 1.24 * unit, soft, { ink: 0 });
    return shade + disc(canvas, x, y, r * unit, fill);
  });
  return group(
    '',
    wash(
      canvas,
      canvas.linear(even(mix(ground, palette.light, 0.4), ground, mix(ground, palette.shade, 0.2)), {
        x2: 0.6,
        bands: 3,
      }),
    ),
    ...spheres,
  );
}

/** Nested arches and a sun, as mid-century prints have them. */
function arches(stage: Stage): string {
  const { canvas, width, height, unit, palette, random } = stage;
  const chance = random.fork('arches');
  const colours = coloursOf(stage);
  const ground = mix(palette.light, palette.wall, 0.25);
  const stack = (x: number, foot: number, r: number, shift: number) =>
    Array.from({ length: 6 }, (_, index) => {
      const own = r * (1 - index * 0.155);
      const tone = index === 5 ? ground : (colours[(index + shift) % colours.length] ?? palette.glow);
      const toned = mix(tone, index % 2 ? palette.light : palette.shade, 0.14);
      return path(
        canvas,
        `M${n(x - own)} ${n(foot)}V${n(foot - r * 0.5)}A${n(own)} ${n(own)} 0 0 1 ${n(x + own)} ${n(foot - r * 0.5)}V${n(foot)}Z`,
        canvas.linear(even(mix(toned, palette.light, 0.16), toned), { bands: 1 }),
      );
    }).join('');
  const left = chance.chance(0.5);
  const big = Math.min(width, height) * 0.42;
  return group(
    '',
    wash(canvas, canvas.linear(even(mix(ground, '#ffffff', 0.2), ground), { bands: 1 })),
    disc(canvas, width * (left ? 0.74 : 0.26), height * 0.24, 120 * unit, colours[1] ?? palette.glow),
    stack(width * (left ? 0.38 : 0.62), height * 0.88, big, 0),
    stack(width * (left ? 0.82 : 0.18), height * 0.88, big * 0.56, 1),
    rect(canvas, 0, height * 0.88, width, height * 0.12, mix(colours[0] ?? palette.shade, palette.shade, 0.45)),
  );
}

/** A grid of quarter circles and half discs. */
function tiles(stage: Stage): string {
  const { canvas, width, height, unit, palette, random } = stage;
  const chance = random.fork('tiles');
  const size = (Math.min(width, height) / 4) * 1.0001;
  const colours: [string, ...string[]] = [
    mix(palette.light, palette.wall, 0.2),
    mix(palette.shade, palette.accents[0] ?? palette.shade, 0.25),
    ...coloursOf(stage),
  ];
  const cells: string[] = [];
  for (let y = (height % size) / 2 - size; y < height; y += size) {
    for (let x = (width % size) / 2 - size; x < width; x += size) {
      const back = chance.pick(colours);
      const front = chance.pick(colours.filter((colour) => colour !== back) as [string, ...string[]]);
      const motif = chance.pick([quarter, quarter, half, dot, leaf] as const)(size);
      const fill = canvas.linear(even(mix(front, palette.light, 0.12), mix(front, palette.shade, 0.06)), { bands: 1 });
      cells.push(
        rect(canvas, x, y, size + 0.6, size + 0.6, back, { ink: 0 }),
        `<g transform="translate(${n(x + size / 2)} ${n(y + size / 2)}) rotate(${chance.int(0, 3) * 90})">${path(canvas, motif, fill, { ink: 0 })}</g>`,
      );
    }
  }
  const veil = canvas.linear(fade(palette.shade, 0, 0.2), { x2: 1 });
  return group('', ...cells, canvas.flat ? '' : rect(canvas, 0, 0, width, height + unit, veil, { ink: 0 }));
}

const quarter = (s: number) => `M${n(-s / 2)} ${n(-s / 2)}H${n(s / 2)}A${n(s)} ${n(s)} 0 0 1 ${n(-s / 2)} ${n(s / 2)}Z`;
const half = (s: number) => `M${n(-s / 2)} 0A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s / 2)} 0Z`;
const dot = (s: number) =>
  `M${n(-s * 0.3)} 0a${n(s * 0.3)} ${n(s * 0.3)} 0 1 0 ${n(s * 0.6)} 0a${n(s * 0.3)} ${n(s * 0.3)} 0 1 0 ${n(-s * 0.6)} 0Z`;
const leaf = (s: number) =>
  `M${n(-s / 2)} ${n(-s / 2)}A${n(s)} ${n(s)} 0 0 1 ${n(s / 2)} ${n(s / 2)}A${n(s)} ${n(s)} 0 0 1 ${n(-s / 2)} ${n(-s / 2)}Z`;
