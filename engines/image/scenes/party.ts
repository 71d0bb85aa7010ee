import { mix } from '../palette/colour';
import { colourOf, countOf } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, line, path, wash } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { byShape, type Painting, type Stage } from './stage';

/** A party card: balloons at both sides, confetti, and a free middle for lettering. */
export function party(stage: Stage): Painting {
  const { canvas, width, height, unit, palette, brief } = stage;
  const count = countOf(brief, ['balloon'], byShape(stage, 9, 9, 11), 15);
  const ground = palette.night ? mix('#1c1440', palette.shade, 0.3) : mix(palette.light, palette.wall, 0.3);
  const fill = canvas.linear(even(mix(ground, palette.light, 0.5), ground), { bands: 3 });
  const quiet = { x: width * 0.24, y: height * 0.28, width: width * 0.52, height: height * 0.44 };
  return {
    back: group('', wash(canvas, fill), confetti(stage), ...balloonsOf(stage, count, 96 * unit)),
    ...(brief.texts.length > 0 ? { quiet } : {}),
  };
}

/** Balloons around the middle, each with its string. */
function balloonsOf(stage: Stage, count: number, r: number): string[] {
  const { width, height, palette, random, brief } = stage;
  const chance = random.fork('party');
  const shift = chance.int(0, palette.accents.length - 1);
  const asked = colourOf(brief, 'balloon');
  return Array.from({ length: count }, (_, index) => {
    const way = index % 2 ? 1 : -1;
    const rank = Math.floor(index / 2);
    const rows = Math.ceil(count / 2);
    // Along both sides; only the highest and the lowest reach towards the middle, which is reserved for lettering.
    const inward = rank === 0 || rank === rows - 1 ? chance.between(0.02, 0.2) : 0;
    const x = width * (0.5 + way * (chance.between(0.4, 0.46) - inward));
    const y = height * (0.1 + (0.78 * (rank + chance.between(-0.15, 0.15))) / Math.max(1, rows - 1));
    const size = r * chance.between(0.8, 1.15);
    const tone = asked ?? palette.accents[(index + shift) % palette.accents.length] ?? '#d9553a';
    return { y, markup: partyBalloon(stage, x, y, size, tone, way) };
  })
    .sort((one, other) => one.y - other.y)
    .map(({ markup }) => markup);
}

function partyBalloon(
  { canvas, palette, height }: Stage,
  x: number,
  y: number,
  r: number,
  colour: string,
  way: number,
): string {
  const body = `M${n(x)} ${n(y - r * 1.15)}C${n(x + r * 1.1)} ${n(y - r * 1.15)} ${n(x + r * 1.12)} ${n(y + r * 0.45)} ${n(x)} ${n(y + r * 1.2)}C${n(x - r * 1.12)} ${n(y + r * 0.45)} ${n(x - r * 1.1)} ${n(y - r * 1.15)} ${n(x)} ${n(y - r * 1.15)}Z`;
  const knot = `M${n(x)} ${n(y + r * 1.16)}l${n(r * 0.12)} ${n(r * 0.16)}h${n(-r * 0.24)}Z`;
  const foot = Math.min(height * 1.02, y + r * 4.6);
  const string = `M${n(x)} ${n(y + r * 1.3)}C${n(x - way * r * 0.4)} ${n(y + r * 2)} ${n(x + way * r * 0.5)} ${n(y + r * 2.8)} ${n(x - way * r * 0.1)} ${n(foot)}`;
  const fill = canvas.radial(even(mix(colour, '#ffffff', 0.45), colour, mix(colour, palette.shade, 0.32)), {
    cx: 0.34,
    cy: 0.28,
    r: 0.85,
    bands: 2,
  });
  const gleam = disc(
    canvas,
    x - r * 0.36,
    y - r * 0.55,
    r * 0.16,
    canvas.flat ? '#ffffff' : canvas.radial(fade('#ffffff', 0.8, 0)),
    {
      ry: r * 0.26,
      ink: 0,
      opacity: 0.7,
    },
  );
  return group(
    '',
    line(string, mix(palette.shade, colour, 0.35), r * 0.025, ' opacity=".7"'),
    path(canvas, knot, mix(colour, palette.shade, 0.25), { ink: 2.4 }),
    path(canvas, body, fill, { ink: 3.4 }),
    gleam,
  );
}

function confetti({ canvas, palette, width, height, unit, random }: Stage): string {
  const chance = random.fork('confetti');
  return Array.from({ length: 70 }, (_, index) => {
    const [x, y] = [chance.next() * width, chance.next() * height];
    const size = chance.between(5, 12) * unit;
    const tone = palette.accents[index % palette.accents.length] ?? palette.glow;
    const strip = `M${n(x)} ${n(y)}h${n(size * 1.8)}v${n(size * 0.7)}h${n(-size * 1.8)}Z`;
    // No bright confetti in the area reserved for lettering.
    const inner = Math.abs(x / width - 0.5) < 0.38 && Math.abs(y / height - 0.5) < 0.22;
    if (inner) return '';
    return index % 3
      ? disc(canvas, x, y, size * 0.5, tone, { ink: 0, opacity: 0.8 })
      : `<g transform="rotate(${chance.int(0, 180)} ${n(x)} ${n(y)})">${path(canvas, strip, tone, { ink: 0, opacity: 0.8 })}</g>`;
  }).join('');
}
