import { mix } from '../../palette/colour';
import { colourOf, denies, wants } from '../../prompt/wishes';
import { relief } from '../../svg/materials';
import { n, type Point } from '../../svg/number';
import { disc, group, path, rect, wash } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import type { Painting, Stage } from '../stage';
import { subject } from '../subject';
import type { FruitKind } from './fruit';
import { lightSide, round } from './interior';

/** Fruit seen from above on a checked (or plain) cloth, some of it cut open. */
export function flatLay(stage: Stage, pieces: readonly { kind: FruitKind; colour: string }[]): Painting {
  const { canvas, width, height, palette, noise, unit, random, brief } = stage;
  const chance = random.fork('lay');
  const spots = scatter(stage, pieces.length);
  const side = lightSide(stage);
  const spread = Math.sqrt((width * height) / pieces.length);
  const things = pieces.map(({ kind, colour }, index) => {
    const { x, y } = spots[index] as Point;
    const r =
      Math.min(spread * 0.39, 200 * unit) *
      chance.between(0.82, 1.05) *
      (kind.words[0] === 'lemon' || kind.words[0] === 'lime' ? 0.84 : 1);
    const cut = index % 3 === 1 && !denies(brief, 'slice', 'half');
    return (
      dropShadow(stage, x, y, r) +
      subject(
        stage,
        [...kind.words, 'fruit'],
        cut ? half(stage, x, y, r, colour, chance.int(0, 40)) : whole(stage, x, y, r, colour, kind),
      )
    );
  });
  const light = canvas.linear(
    [
      { at: 0, colour: palette.light, opacity: 0.42 },
      { at: 0.5, colour: palette.light, opacity: 0 },
      { at: 1, colour: palette.shade, opacity: 0.55 },
    ],
    { x1: side < 0 ? 0 : 1, x2: side < 0 ? 1 : 0, bands: 3 },
  );
  const weave = relief(canvas, noise, [0, 0, width, height], { across: 5, down: 4, depth: 0.1, octaves: 5 });
  return { back: group('', cloth(stage), weave, wash(canvas, light), ...things) };
}

function cloth({ canvas, palette, width, height, unit, brief, random }: Stage): string {
  const colour =
    colourOf(brief, 'cloth', 'tablecloth', 'checked', 'gingham', 'table') ??
    random.fork('cloth').pick(['#2f63a5', '#b5402f', '#4d7a5a', '#33506b']);
  const base = mix('#f3efe4', palette.light, 0.4);
  if (wants(brief, 'plain') || denies(brief, 'checked')) return wash(canvas, mix(colour, base, 0.3));
  const size = 72 * unit;
  const stripes: string[] = [wash(canvas, base)];
  for (let at = 0; at < width; at += size * 2)
    stripes.push(rect(canvas, at, 0, size, height, colour, { ink: 0, opacity: 0.52 }));
  for (let at = 0; at < height; at += size * 2)
    stripes.push(rect(canvas, 0, at, width, size, colour, { ink: 0, opacity: 0.52 }));
  return group('', ...stripes);
}

/** Evenly spread points: best-candidate sampling. */
function scatter({ width, height, random }: Stage, count: number): Point[] {
  const chance = random.fork('scatter');
  const spots: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    let best: Point = { x: width / 2, y: height / 2 };
    let most = -1;
    for (let tries = 0; tries < 60; tries += 1) {
      const x = width * chance.between(0.12, 0.88);
      const y = height * chance.between(0.12, 0.88);
      const nearest = Math.min(
        ...spots.map((spot) => Math.hypot(spot.x - x, spot.y - y)),
        Math.min(x, width - x, y, height - y) * 2.1,
      );
      if (nearest > most) [best, most] = [{ x, y }, nearest];
    }
    spots.push(best);
  }
  return spots;
}

function dropShadow(stage: Stage, x: number, y: number, r: number): string {
  const { canvas, palette } = stage;
  const away = -lightSide(stage);
  if (canvas.flat) return disc(canvas, x + away * r * 0.16, y + r * 0.18, r, palette.shade, { ink: 0, opacity: 0.4 });
  const soft = canvas.radial([
    { at: 0.5, colour: palette.shade, opacity: 0.6 },
    { at: 0.82, colour: palette.shade, opacity: 0.24 },
    { at: 1, colour: palette.shade, opacity: 0 },
  ]);
  return disc(canvas, x + away * r * 0.26, y + r * 0.3, r * 1.28, soft, { ink: 0 });
}

function whole(stage: Stage, x: number, y: number, r: number, colour: string, kind: FruitKind): string {
  const { canvas, palette } = stage;
  const side = lightSide(stage);
  const long = kind.outline.startsWith('M-.58');
  const ry = long ? r * 0.8 : r;
  const navel = path(
    canvas,
    `M${n(x - r * 0.038)} ${n(y)}l${n(r * 0.038)} ${n(-r * 0.042)}l${n(r * 0.038)} ${n(r * 0.042)}l${n(-r * 0.038)} ${n(r * 0.042)}Z`,
    mix('#5f6b2c', palette.shade, 0.2),
    { ink: 0, opacity: 0.55 },
  );
  const shine = disc(
    canvas,
    x + side * r * 0.36,
    y - ry * 0.4,
    r * 0.26,
    canvas.flat ? palette.light : canvas.radial(fade('#fffaf0', 0.8, 0)),
    { ry: r * 0.2, ink: 0, opacity: canvas.flat ? 0.5 : 0.9 },
  );
  return disc(canvas, x, y, r, round(stage, colour), { ry }) + navel + shine;
}

function half({ canvas, palette }: Stage, x: number, y: number, r: number, colour: string, turn: number): string {
  const flesh = mix(colour, '#ffb23e', 0.28);
  const pith = mix('#fdecc8', palette.light, 0.3);
  const segment = canvas.linear(
    [
      { at: 0, colour: mix(flesh, '#ffe0a0', 0.35) },
      { at: 1, colour: mix(flesh, colour, 0.5) },
    ],
    { bands: 2 },
  );
  const segments = Array.from(
    { length: 9 },
    (_, index) =>
      `<g transform="rotate(${index * 40})">${path(canvas, `M0 ${n(-r * 0.09)}L${n(r * 0.235)} ${n(-r * 0.74)}Q0 ${n(-r * 0.97)} ${n(-r * 0.235)} ${n(-r * 0.74)}Z`, segment, { ink: 0 })}</g>`,
  );
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${disc(canvas, 0, 0, r, mix(colour, palette.shade, 0.1))}${disc(canvas, 0, 0, r * 0.93, pith, { ink: 0 })}${segments.join('')}${disc(canvas, 0, 0, r * 0.042, pith, { ink: 0 })}</g>`;
}
