import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { outline } from '../../svg/outline';
import { disc, group, line, path, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import { type Dish, plate, scaled } from './dish';
import { round, shadow, turned } from './interior';

const LOAF = outline('-96,-6 -100,-40 -74,-66 -30,-78 30,-80 76,-66 100,-38 96,-6 60,2 -60,2');

export const bread: Dish = (stage, x, y, r) => {
  const { canvas, palette } = stage;
  const board = mix('#a9754a', palette.shade, palette.night ? 0.4 : 0.05);
  const crust = mix('#b9702f', palette.shade, palette.night ? 0.3 : 0);
  const slashes = [-46, -8, 30].map((at) =>
    scaled(
      stage,
      outline(`${at},-70 ${at + 20},-62 ${at + 34},-40 ${at + 28},-34 ${at + 8},-50 ${at - 6},-66`),
      x,
      y - r * 0.06,
      r,
      mix(crust, '#f4d9a4', 0.62),
      0,
    ),
  );
  return group(
    '',
    shadow(stage, x, y + r * 0.14, r * 1.2, r * 0.8),
    rect(
      canvas,
      x - r * 1.25,
      y - r * 0.03,
      r * 2.5,
      r * 0.16,
      canvas.linear(even(mix(board, palette.light, 0.25), board), { bands: 2 }),
      { round: r * 0.06 },
    ),
    scaled(
      stage,
      LOAF,
      x,
      y - r * 0.03,
      r,
      canvas.linear(even(mix(crust, '#f2cf94', 0.45), crust, mix(crust, palette.shade, 0.5)), { bands: 3 }),
    ),
    ...slashes,
  );
};

export const cake: Dish = (stage, x, y, r, index) => {
  const { canvas, palette, brief } = stage;
  const icing =
    colourOf(brief, 'cake', 'icing', 'frosting', 'cupcake') ??
    mix(palette.accents[index % palette.accents.length] ?? '#e9b7b0', palette.light, 0.45);
  const [wide, tall, ry] = [r * 0.78, r * 0.78, r * 0.18];
  const foot = y - r * 0.04;
  const side = `M${n(x - wide)} ${n(foot - tall)}V${n(foot)}A${n(wide)} ${n(ry)} 0 0 0 ${n(x + wide)} ${n(foot)}V${n(foot - tall)}Z`;
  const drips = Array.from({ length: 9 }, (_, drip) => {
    const at = -1 + (drip / 8) * 2;
    const [dx, dy] = [x + at * wide * 0.94, foot - tall + Math.sqrt(1 - at * at * 0.94) * ry];
    return line(
      `M${n(dx)} ${n(dy - r * 0.03)}v${n(r * (0.1 + 0.13 * ((drip * 7) % 3)))}`,
      mix(icing, '#fffaf0', 0.65),
      r * 0.13,
    );
  });
  const candles =
    brief.words.has('birthday') || brief.words.has('candle')
      ? [-0.44, -0.2, 0.04, 0.28, 0.5].map((at, candle) => {
          const cx = x + at * wide;
          const cy = foot - tall - (candle % 2 ? 0.05 : -0.04) * r;
          return (
            rect(
              canvas,
              cx - r * 0.022,
              cy - r * 0.3,
              r * 0.044,
              r * 0.3,
              palette.accents[candle % palette.accents.length] ?? '#d9a33f',
              { ink: 2 },
            ) + disc(canvas, cx, cy - r * 0.35, r * 0.03, '#ffd56a', { ry: r * 0.055, ink: 0 })
          );
        })
      : [-0.46, 0, 0.46].map((at) =>
          disc(canvas, x + at * wide, foot - tall - r * 0.06, r * 0.1, round(stage, '#b3242f')),
        );
  return group(
    '',
    plate(stage, x, y, r * 1.12),
    path(canvas, side, turned(stage, icing)),
    rect(canvas, x - wide, foot - tall * 0.42, wide * 2, r * 0.05, mix(icing, palette.shade, 0.16), {
      ink: 0,
      opacity: 0.5,
    }),
    ...drips,
    disc(
      canvas,
      x,
      foot - tall,
      wide,
      canvas.linear(even(mix(icing, '#fffaf0', 0.78), mix(icing, '#fffaf0', 0.5)), { bands: 1 }),
      { ry, ink: 3 },
    ),
    ...candles,
  );
};

export const pie: Dish = (stage, x, y, r) => {
  const { canvas, palette, brief } = stage;
  const filling = brief.words.has('pizza') ? '#e8b04a' : '#b8502e';
  const crust = mix('#c98a45', palette.shade, palette.night ? 0.3 : 0);
  const tops = [
    [-0.4, -0.05],
    [0.08, -0.1],
    [0.44, 0.02],
    [-0.1, 0.07],
    [0.22, 0.1],
    [-0.56, 0.05],
    [0.6, -0.06],
    [-0.22, -0.11],
  ].map(([dx = 0, dy = 0], index) =>
    disc(canvas, x + dx * r, y - r * 0.14 + dy * r * 1.1, r * 0.105, index % 3 === 2 ? '#5f8a45' : '#b3352a', {
      ry: r * 0.05,
      ink: 2,
    }),
  );
  return group(
    '',
    plate(stage, x, y, r * 1.22),
    disc(canvas, x, y - r * 0.08, r, turned(stage, crust), { ry: r * 0.26 }),
    disc(canvas, x, y - r * 0.14, r * 0.98, mix(crust, '#f2d49a', 0.35), { ry: r * 0.25, ink: 0 }),
    disc(canvas, x, y - r * 0.14, r * 0.86, canvas.linear(even(mix(filling, '#fbe3a0', 0.35), filling), { bands: 2 }), {
      ry: r * 0.2,
      ink: 0,
    }),
    ...tops,
  );
};
