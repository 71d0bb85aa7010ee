import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { outline } from '../../svg/outline';
import { disc, group, line, path, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import { type Dish, plate, scaled } from './dish';
import { shadow, turned } from './interior';

export const noodles: Dish = (stage, x, y, r) => {
  const { canvas, palette, brief, random } = stage;
  const chance = random.fork('noodles');
  const bowl = colourOf(brief, 'bowl') ?? palette.accents[0] ?? '#b8432a';
  const rim = y - r * 0.86;
  const body = outline('-100,-86! -96,-54 -70,-16 -38,0! 38,0! 70,-16 96,-54 100,-86!');
  const broth = mix('#c9863f', palette.shade, palette.night ? 0.3 : 0.05);
  const strands = Array.from({ length: 26 }, () => {
    const [sx, sy] = [x + chance.between(-0.7, 0.5) * r, rim + chance.between(-0.09, 0.09) * r];
    return line(
      `M${n(sx)} ${n(sy)}q${n(r * 0.14)} ${n(chance.between(-0.14, 0.14) * r)} ${n(r * 0.3)} ${n(chance.between(-0.05, 0.05) * r)}`,
      mix('#f0cf86', palette.shade, chance.between(0, 0.2)),
      r * 0.032,
    );
  });
  const egg =
    disc(canvas, x + r * 0.4, rim - r * 0.02, r * 0.24, '#fbf3e2', { ry: r * 0.13, ink: 2.4 }) +
    disc(canvas, x + r * 0.4, rim - r * 0.02, r * 0.12, '#eda12f', { ry: r * 0.07, ink: 0 });
  const greens = [-0.5, -0.36, -0.22].map((at) =>
    disc(canvas, x + at * r, rim - r * 0.06, r * 0.075, '#5f8a45', { ry: r * 0.04, ink: 2 }),
  );
  const stick = (dx: number) =>
    line(
      `M${n(x - r * 0.1 + dx)} ${n(rim - r * 0.02)}L${n(x + r * 1.02 + dx)} ${n(rim - r * 0.78)}`,
      mix('#7a3f2a', palette.shade, 0.2),
      r * 0.05,
    );
  return group(
    '',
    shadow(stage, x, y + r * 0.02, r * 0.62, r * 0.9),
    scaled(stage, body, x, y, r, turned(stage, bowl)),
    disc(canvas, x, rim, r, mix(bowl, palette.light, 0.4), { ry: r * 0.22 }),
    disc(canvas, x, rim + r * 0.02, r * 0.91, canvas.linear(even(mix(broth, '#f6d28c', 0.3), broth), { bands: 2 }), {
      ry: r * 0.185,
      ink: 0,
    }),
    ...strands,
    egg,
    ...greens,
    stick(0),
    stick(r * 0.1),
  );
};

export const pancakes: Dish = (stage, x, y, r) => {
  const { canvas, palette } = stage;
  const batter = mix('#cf9548', palette.shade, palette.night ? 0.3 : 0);
  const stack = Array.from({ length: 6 }, (_, layer) => {
    const cy = y - r * (0.1 + layer * 0.125);
    const wide = r * (0.78 - 0.02 * ((layer * 5) % 3));
    const edge = `M${n(x - wide)} ${n(cy - r * 0.1)}V${n(cy)}A${n(wide)} ${n(r * 0.18)} 0 0 0 ${n(x + wide)} ${n(cy)}V${n(cy - r * 0.1)}Z`;
    return (
      path(canvas, edge, turned(stage, mix(batter, '#f8e2b4', 0.55))) +
      disc(canvas, x, cy - r * 0.1, wide, canvas.linear(even(mix(batter, '#f0c987', 0.25), batter), { bands: 2 }), {
        ry: r * 0.18,
      })
    );
  });
  const top = y - r * 0.84;
  const syrup = outline(
    `${n(x - r * 0.42)},${n(top)} ${n(x)},${n(top - r * 0.1)} ${n(x + r * 0.46)},${n(top)} ${n(x + r * 0.62)},${n(top + r * 0.2)} ${n(x + r * 0.56)},${n(top + r * 0.5)} ${n(x + r * 0.46)},${n(top + r * 0.22)} ${n(x)},${n(top + r * 0.12)} ${n(x - r * 0.3)},${n(top + r * 0.42)} ${n(x - r * 0.46)},${n(top + r * 0.16)}`,
  );
  return group(
    '',
    plate(stage, x, y, r * 1.14),
    ...stack,
    path(canvas, syrup, mix('#9a5216', palette.shade, 0.1), { ink: 2.4, opacity: 0.92 }),
    rect(canvas, x - r * 0.14, top - r * 0.14, r * 0.28, r * 0.16, '#f6dd8e', { round: r * 0.04 }),
  );
};

export const burger: Dish = (stage, x, y, r) => {
  const { canvas, palette } = stage;
  const dim = (colour: string) => mix(colour, palette.shade, palette.night ? 0.3 : 0);
  const shape = (text: string, colour: string) =>
    scaled(stage, outline(text), x, y - r * 0.06, r * 0.86, turned(stage, dim(colour)));
  const seeds = [
    [-40, -112],
    [-12, -124],
    [18, -122],
    [46, -108],
    [2, -106],
    [-26, -100],
    [32, -98],
  ].map(([dx = 0, dy = 0]) =>
    disc(canvas, x + (dx * r * 0.86) / 100, y - r * 0.06 + (dy * r * 0.86) / 100, r * 0.03, '#f8e8c4', {
      ry: r * 0.02,
      ink: 0,
    }),
  );
  return group(
    '',
    plate(stage, x, y, r * 1.16),
    shape('-88,-26 -84,-4 -50,2 50,2 84,-4 88,-26', '#c98740'),
    shape('-94,-44 -96,-28 -60,-22 60,-22 96,-28 94,-44', '#5a3220'),
    shape('-98,-54! -70,-34 -46,-44! -20,-30 10,-44! 44,-28 66,-44! 98,-54!', '#efb73a'),
    shape('-94,-62 -100,-52 -60,-48 -20,-54 20,-48 60,-54 100,-50 94,-62', '#b93a2c'),
    shape('-100,-72 -104,-62 -76,-58 -50,-66 -20,-58 12,-66 44,-58 76,-66 104,-60 98,-74', '#6f9a45'),
    shape('-92,-70 -90,-98 -60,-126 0,-136 60,-126 90,-98 92,-70 50,-66 -50,-66', '#cf8d44'),
    ...seeds,
  );
};
