import { mix } from '../palette/colour';
import { colourOf, countOf, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, line, path, wash } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { bloom, FLOWER_WORDS, flowerColour, flowerKind } from './parts/flower';
import { branchShadow, wall } from './parts/interior';
import { frond, lance, monstera } from './parts/leaves';
import { byShape, type Painting, type Scene, type Stage } from './stage';

/** Flowers on stems, dense foliage, or leaf shadows on a wall. */
export const botanic: Scene = (stage) => {
  const { brief } = stage;
  if (wants(brief, 'shadow', 'wall')) return shadows(stage);
  return wants(brief, ...FLOWER_WORDS) ? flowers(stage) : foliage(stage);
};

function shadows(stage: Stage): Painting {
  const { width, height, unit, canvas } = stage;
  const size = Math.max(width, height);
  const cast = [
    { x: -0.04, y: -0.08, size: 0.95, turn: 0 },
    { x: 0.42, y: -0.1, size: 0.8, turn: 24 },
    { x: -0.08, y: 0.46, size: 0.75, turn: -16 },
  ].map(
    ({ x, y, size: own, turn }) =>
      `<g transform="rotate(${turn} ${n(width / 2)} ${n(height / 2)})">${branchShadow(stage, width * x, height * y, size * own)}</g>`,
  );
  const beam = canvas.linear(fade(stage.palette.light, 0.5, 0), { x2: 0.7, y2: 0.8, bands: 2 });
  return { back: group('', wall(stage, height), wash(canvas, beam), group(canvas.blur(7 * unit), ...cast)) };
}

function backdrop(stage: Stage): string {
  const { canvas, palette, width, height, unit } = stage;
  const base = palette.night ? mix(palette.wall, palette.shade, 0.7) : mix(palette.wall, palette.light, 0.2);
  const light = disc(
    canvas,
    width * 0.36,
    height * 0.28,
    780 * unit,
    canvas.radial(fade(palette.light, 0.6, 0), { bands: 3 }),
    { ink: 0 },
  );
  return (
    wash(
      canvas,
      canvas.linear(even(mix(base, palette.light, 0.25), base, mix(base, palette.shade, 0.3)), { x2: 0.5, bands: 3 }),
    ) + light
  );
}

function flowers(stage: Stage): Painting {
  const { canvas, width, height, unit, palette, random, brief } = stage;
  const chance = random.fork('flowers');
  const kind = flowerKind(stage);
  const count = countOf(brief, FLOWER_WORDS, byShape(stage, 7, 7, 9), 12);
  const colour = colourOf(brief, ...FLOWER_WORDS, 'petal') ?? brief.colours[0]?.hex ?? flowerColour(stage);
  const partner = mix(colour, palette.accents[1] ?? palette.light, 0.35);
  const green = colourOf(brief, 'leaf', 'stem') ?? mix('#54744a', palette.shade, 0.2);
  const heads = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const x = width * (0.5 + (share - 0.5) * byShape(stage, 0.74, 0.76, 0.82)) + chance.between(-26, 26) * unit;
    const lift = (index * 0.618 + chance.between(0, 0.18)) % 1;
    const y = height * (byShape(stage, 0.2, 0.2, 0.24) + lift * byShape(stage, 0.4, 0.38, 0.34));
    const near = 0.6 + 0.5 * lift;
    const r = (count === 1 ? 250 : count < 4 ? 165 : byShape(stage, 118, 112, 120)) * near * unit;
    return { x, y, r, near, tone: index % 3 === 1 ? partner : colour, index };
  }).sort((one, other) => one.near - other.near);
  const haze = (near: number, tone: string) => mix(palette.wall, tone, 0.55 + 0.45 * Math.min(1, near));
  const drawn = heads.map(({ x, y, r, near, tone, index }) => {
    const foot = width * 0.5 + (x - width * 0.5) * 0.66;
    const stem = line(
      `M${n(x)} ${n(y)}C${n(x + 20 * unit)} ${n(y + (height - y) * 0.4)} ${n(foot)} ${n(height * 0.86)} ${n(foot)} ${n(height + 20)}`,
      haze(near, green),
      9 * near * unit,
    );
    const leafy = [0.45, 0.68].map((down, side) => {
      const ly = y + (height - y) * down;
      const lx = x + (foot - x) * down;
      return `<g transform="translate(${n(lx)} ${n(ly)}) rotate(${side === (index % 2) ? -38 : 218})">${path(canvas, lance(190 * near * unit), canvas.linear(even(haze(near, mix(green, palette.light, 0.3)), haze(near, mix(green, palette.shade, 0.35))), { bands: 2 }), { ink: 2.6 })}</g>`;
    });
    return stem + leafy.join('') + bloom(stage, kind, x, y, r, haze(near + 0.2, tone), index);
  });
  const floor = Array.from(
    { length: 16 },
    (_, index) =>
      `<g transform="translate(${n((width * (index + 0.5)) / 16)} ${n(height + 20)}) rotate(${n(-90 + chance.between(-38, 38))})">${path(canvas, lance(chance.between(190, 360) * unit), index % 2 ? mix(green, palette.shade, 0.45) : mix(green, palette.shade, 0.2), { ink: 2.6 })}</g>`,
  );
  return { back: group('', backdrop(stage), ...drawn, ...floor) };
}

function foliage(stage: Stage): Painting {
  const { canvas, width, height, unit, palette, random, brief } = stage;
  const chance = random.fork('foliage');
  const green =
    colourOf(brief, 'leaf', 'foliage', 'plant', 'fern', 'monstera') ??
    brief.colours[0]?.hex ??
    (brief.season === 'autumn' ? '#b9622c' : chance.pick(['#4c7a55', '#3f6f62', '#6b8a4e']));
  const kinds = wants(brief, 'fern', 'palm')
    ? [frond]
    : wants(brief, 'monstera', 'tropical')
      ? [monstera, frond]
      : [lance, monstera, lance, frond];
  const layers = [0, 0.5, 1].map((near) => {
    const count = byShape(stage, 12, 12, 15) - near * 3;
    const leaves = Array.from({ length: count }, (_, index) => {
      const around = (index / count) * Math.PI * 2 + chance.between(-0.25, 0.25);
      const edge = 0.62 - near * 0.02;
      const x = width * (0.5 + Math.cos(around) * edge);
      const y = height * (0.5 + Math.sin(around) * edge);
      const inward = (Math.atan2(height * 0.5 - y, width * 0.5 - x) * 180) / Math.PI + chance.between(-34, 34);
      const long = (600 - near * 150) * unit * chance.between(0.75, 1.1) * byShape(stage, 0.9, 1, 1);
      const tone = mix(mix(palette.wall, green, 0.35 + near * 0.65), palette.shade, near * chance.between(0.15, 0.5));
      const shape = (kinds[index % kinds.length] ?? lance)(long);
      const fill = canvas.linear(
        even(mix(tone, palette.light, 0.34 - near * 0.14), tone, mix(tone, palette.shade, 0.45)),
        { x2: 0.3, bands: 2 },
      );
      const vein = line(`M0 0L${n(long * 0.94)} 0`, mix(tone, palette.light, 0.4), 3 * unit, ' opacity=".55"');
      const under = canvas.flat
        ? ''
        : `<g transform="translate(${n(10 * unit)} ${n(16 * unit)})">${path(canvas, shape, palette.shade, { ink: 0, opacity: 0.16 })}</g>`;
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(inward)})">${under}${path(canvas, shape, fill, { ink: 3.2 })}${vein}</g>`;
    });
    return group(near === 0 ? canvas.blur(5 * unit) : '', ...leaves);
  });
  const quiet = { x: width * 0.2, y: height * 0.3, width: width * 0.6, height: height * 0.4 };
  return { back: group('', backdrop(stage), ...layers, brief.texts.length > 0 ? clearing(stage) : ''), quiet };
}

/** A lighter area in the middle of the leaves, reserved for lettering. */
function clearing({ canvas, palette, width, height }: Stage): string {
  const air = mix(palette.wall, palette.light, palette.night ? 0.05 : 0.6);
  const fill = canvas.radial(
    [
      { at: 0, colour: air, opacity: 0.96 },
      { at: 0.72, colour: air, opacity: 0.9 },
      { at: 1, colour: air, opacity: 0 },
    ],
    { bands: 1 },
  );
  return disc(canvas, width / 2, height / 2, width * 0.46, fill, { ry: height * 0.32, ink: 0 });
}
