import { mix } from '../palette/colour';
import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, path, wash } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { animalsIn } from './cast/animals';
import { fish as anyFish } from './figures/animals/swimmers';
import { figure } from './figures/figure';
import { swath } from './parts/ground';
import { jellyfish, reef } from './parts/reef';
import { byShape, type Scene, type Stage } from './stage';

/** Under water: light from above, reefs at both sides, swimming animals in between. */
export const underwater: Scene = (plain) => {
  const stage = sunken(plain);
  const { canvas, palette, width, height, unit, brief } = stage;
  const water = wash(
    canvas,
    canvas.linear(
      even(mix(palette.water(0.1), palette.glow, 0.35), palette.water(0.35), palette.water(0.75), palette.water(1)),
      { bands: 6 },
    ),
  );
  const bed = (top: number, near: number, layer: number) =>
    swath(stage, top, near, layer, mix(palette.water(0.8), mix('#d9bf92', palette.shade, 0.2), 0.2 + 0.4 * near))
      .markup;
  const jellies = countOf(brief, ['jellyfish'], wants(brief, 'jellyfish') ? 4 : 0, 12);
  return {
    back: group(
      '',
      water,
      canvas.flat ? '' : shafts(stage),
      shoal(stage, 0.26),
      reef(stage, height * 0.84, 0.15),
      bed(height * 0.84, 0.2, 130),
      reef(stage, height * 0.91, 0.55),
      bed(height * 0.91, 0.6, 131),
      ...Array.from({ length: jellies }, (_, index) =>
        jellyfish(
          stage,
          width * (0.2 + ((index * 0.382 + 0.2) % 0.62)),
          height * (0.24 + ((index * 0.29) % 0.42)),
          (jellies === 1 ? 340 : 210 - (index % 3) * 55) * unit,
          colourOf(brief, 'jellyfish') ?? palette.accents[index % 3] ?? palette.glow,
          index,
        ),
      ),
      swimmers(stage, jellies > 0),
      bubbles(stage),
      reef(stage, height * 1.02, 1),
    ),
  };
};

/** Water colours under the surface, independent of the sky. */
function sunken(stage: Stage): Stage {
  const { palette } = stage;
  const deep = (at: number) =>
    mix(
      mix('#5fb4bd', '#0d3350', at),
      palette.night ? mix(palette.water(at), '#04101f', 0.5) : palette.water(at),
      palette.night ? 0.6 : 0.32,
    );
  return { ...stage, palette: { ...palette, water: deep } };
}

function shafts({ canvas, palette, width, height, random }: Stage): string {
  const chance = random.fork('shafts');
  const x = width * chance.between(0.3, 0.7);
  return group(
    canvas.blur(width / 70),
    ...Array.from({ length: 8 }, (_, index) => {
      const top = x + (index - 3.5) * width * 0.07;
      const foot = x + (index - 3.5) * width * 0.2 + chance.between(-0.05, 0.05) * width;
      const wide = chance.between(0.02, 0.06) * width;
      return path(
        canvas,
        `M${n(top)} -20h${n(wide)}L${n(foot + wide * 2.4)} ${n(height * 0.9)}H${n(foot)}Z`,
        canvas.linear(fade(palette.glow, palette.night ? 0.12 : 0.3, 0)),
        { ink: 0 },
      );
    }),
  );
}

/** A distant shoal of small fish in the colour of the water. */
function shoal(stage: Stage, near: number): string {
  const { canvas, palette, random, width, height, unit } = stage;
  if (denies(stage.brief, 'fish')) return '';
  const chance = random.fork('shoal');
  const [cx, cy] = [width * chance.between(0.25, 0.7), height * chance.between(0.2, 0.4)];
  const shapes = Array.from({ length: 34 }, () => {
    const x = cx + (chance.next() + chance.next() - 1) * width * 0.24;
    const y = cy + (chance.next() + chance.next() - 1) * height * 0.1;
    const s = (14 + 12 * chance.next()) * unit;
    return `M${n(x + s)} ${n(y)}Q${n(x)} ${n(y - s * 0.55)} ${n(x - s * 0.7)} ${n(y)}L${n(x - s * 1.2)} ${n(y - s * 0.36)}V${n(y + s * 0.36)}L${n(x - s * 0.7)} ${n(y)}Q${n(x)} ${n(y + s * 0.55)} ${n(x + s)} ${n(y)}Z`;
  });
  return path(canvas, shapes.join(''), mix(palette.water(0.85), palette.glow, near * 0.4), { ink: 0, opacity: 0.75 });
}

function swimmers(stage: Stage, others: boolean): string {
  const { palette, random, width, height, unit, brief } = stage;
  const named = animalsIn(stage).filter(({ home }) => home === 'water');
  const kinds = named.length > 0 ? named : others || denies(brief, 'fish') ? [] : [anyFish];
  const chance = random.fork('swimmers');
  const all = kinds.flatMap((kind) => {
    const usual = kind === anyFish ? (wants(brief, ...kind.words) && brief.counts.has('fish') ? 1 : 7) : 1;
    return Array.from({ length: countOf(brief, kind.words, usual, 14) }, () => kind);
  });
  const heading = chance.chance(0.5);
  return all
    .map((kind, index) => {
      const alone = all.length < 3;
      const large = kind.tall > 0.5;
      const size =
        (large ? byShape(stage, 260, 320, 340) : alone ? 250 : 150 - (index % 4) * 24) *
        unit *
        (large && all.length > 2 ? 0.6 : 1);
      const spot = alone
        ? { x: width * (all.length === 1 ? 0.5 : 0.32 + 0.36 * index), y: height * (0.5 + 0.08 * index) }
        : {
            x: width * (0.14 + ((index * 0.618 + chance.between(0, 0.06)) % 0.74)),
            y: height * (0.24 + ((index * 0.382 + chance.between(0, 0.05)) % 0.5)),
          };
      const asked = colourOf(brief, ...kind.words);
      const coat = asked ?? chance.pick(kind.coats);
      return figure(
        stage,
        { x: spot.x, y: spot.y + size / 2, size, flip: heading },
        { side: -1, depth: palette.night ? 0.3 : 0.1, rim: 0.35 },
        kind.draw(coat),
      );
    })
    .join('');
}

function bubbles({ canvas, palette, random, width, height, unit }: Stage): string {
  const chance = random.fork('bubbles');
  return Array.from({ length: 26 }, () => {
    const r = chance.between(3, 13) * unit;
    const [x, y] = [width * chance.next(), height * chance.between(0.06, 0.9)];
    const ring = mix(palette.glow, '#ffffff', 0.4);
    return (
      disc(canvas, x, y, r, ring, {
        ink: 0,
        opacity: 0.16,
        attributes: ` stroke="${ring}" stroke-width="${n(1.6 * unit)}" stroke-opacity=".8"`,
      }) + disc(canvas, x - r * 0.34, y - r * 0.36, r * 0.22, '#ffffff', { ink: 0, opacity: 0.8 })
    );
  }).join('');
}
