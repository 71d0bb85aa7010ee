import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import { outline } from '../../svg/outline';
import { disc, group, path, rect } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { lightSide, turned } from './interior';

/** Draws a product standing on (x, y); `size` is its height or width, the larger of both. */
export type Ware = (stage: Stage, x: number, y: number, size: number, index: number) => string;

const tone = ({ palette, brief }: Stage, index: number, ...words: string[]): string =>
  mix(
    colourOf(brief, ...words, 'product') ?? palette.accents[index % palette.accents.length] ?? palette.light,
    palette.shade,
    palette.night ? 0.25 : 0,
  );

export const box: Ware = (stage, x, y, size, index) => {
  const { canvas, palette, brief } = stage;
  const card = tone(stage, index, 'box', 'package', 'parcel', 'gift', 'packaging');
  const ribbon = brief.words.has('gift') || brief.words.has('parcel') || brief.words.has('ribbon');
  const tape = ribbon
    ? (palette.accents[(index + 1) % palette.accents.length] ?? palette.light)
    : mix(card, palette.light, 0.4);
  const side = lightSide(stage);
  const at = (dx: number, dy: number) => `${n(x - side * dx * size)} ${n(y + dy * size)}`;
  const quad = (...corners: readonly (readonly [number, number])[]) =>
    `M${corners.map(([dx, dy]) => at(dx, dy)).join('L')}Z`;
  const lit = canvas.linear(even(mix(card, palette.light, 0.3), card), { bands: 1 });
  return group(
    '',
    path(canvas, quad([-0.5, -0.62], [0.06, -0.5], [0.06, 0.06], [-0.5, -0.04]), lit),
    path(
      canvas,
      quad([0.06, -0.5], [0.5, -0.64], [0.5, -0.06], [0.06, 0.06]),
      canvas.linear(even(mix(card, palette.shade, 0.35), mix(card, palette.shade, 0.55)), { bands: 1 }),
    ),
    path(canvas, quad([-0.5, -0.62], [-0.04, -0.74], [0.5, -0.64], [0.06, -0.5]), mix(card, palette.light, 0.5)),
    path(canvas, quad([-0.27, -0.57], [-0.15, -0.545], [-0.15, 0.015], [-0.27, -0.01]), tape, { ink: 0 }),
    path(canvas, quad([-0.27, -0.57], [0.22, -0.69], [0.32, -0.67], [-0.15, -0.545]), mix(tape, palette.light, 0.25), {
      ink: 0,
    }),
    ribbon
      ? path(
          canvas,
          limb(
            [x, y - size * 0.62, size * 0.03],
            [x - size * 0.16, y - size * 0.84, size * 0.05],
            [x - size * 0.2, y - size * 0.7, size * 0.04],
            [x, y - size * 0.62, size * 0.03],
          ) +
            limb(
              [x, y - size * 0.62, size * 0.03],
              [x + size * 0.16, y - size * 0.84, size * 0.05],
              [x + size * 0.2, y - size * 0.7, size * 0.04],
              [x, y - size * 0.62, size * 0.03],
            ),
          tape,
          { ink: 2.4 },
        )
      : '',
  );
};

const UPPER = outline(
  '-96,-8! -98,-34 -92,-62 -84,-66! -70,-54 -50,-60 -34,-76! -22,-80 -2,-58 34,-40 72,-32 92,-20 96,-8!',
);

export const shoe: Ware = (stage, x, y, size, index) => {
  const { canvas, palette } = stage;
  const cloth = tone(stage, index, 'shoe', 'sneaker', 'boot', 'trainer');
  const sole = mix('#f4efe4', palette.shade, 0.06);
  const swoosh = mix(palette.accents[(index + 1) % palette.accents.length] ?? palette.light, palette.light, 0.2);
  const k = 100 / size / 2;
  const ink = (width: number) => width * stage.unit * k * 4;
  const laces = [-28, -16, -4, 8].map((at, lace) =>
    path(canvas, limb([at - 8, -70 + lace * 9 + 12, 1.8], [at + 9, -72 + lace * 8 + 2, 1.8]), sole, { ink: 0 }),
  );
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 200).toFixed(4)})">${group(
    '',
    path(canvas, UPPER, turned(stage, cloth), { ink: ink(3.4) }),
    path(canvas, outline('-97,-10! -97,-34 -92,-58 -78,-40 -70,-10!'), mix(cloth, palette.shade, 0.3), { ink: 0 }),
    path(canvas, outline('54,-10! 50,-34 72,-31 91,-20 95,-10!'), mix(cloth, palette.light, 0.35), { ink: 0 }),
    path(canvas, outline('-66,-24 -30,-20 6,-34 34,-38! 10,-22 -28,-10 -58,-14'), swoosh, { ink: 0 }),
    ...laces,
    path(
      canvas,
      outline('-100,-11! 98,-11! 102,-2 92,5! -94,5! -102,0'),
      canvas.linear(even(sole, mix(sole, palette.shade, 0.24)), { bands: 2 }),
      { ink: ink(3.4) },
    ),
    path(canvas, 'M-98 -4L98 -4L98 -2L-98 -2Z', mix(swoosh, palette.shade, 0.1), { ink: 0 }),
  )}</g>`;
};

export const phone: Ware = (stage, x, y, size, index) => {
  const { canvas, palette } = stage;
  const shell = mix(tone(stage, index, 'phone', 'smartphone'), '#26262b', 0.55);
  const wide = size * 0.49;
  const left = x - wide / 2;
  const screen = canvas.linear(
    even(
      mix(palette.sky(0.3), palette.accents[0] ?? palette.glow, 0.25),
      palette.sky(0.7),
      mix(palette.sky(1), palette.glow, 0.4),
    ),
    { x2: 0.4, bands: 4 },
  );
  const inset = wide * 0.05;
  const hill = `M${n(left + inset)} ${n(y - size * 0.3)}Q${n(x)} ${n(y - size * 0.5)} ${n(left + wide - inset)} ${n(y - size * 0.26)}V${n(y - inset * 2)}H${n(left + inset)}Z`;
  const glare = `M${n(left + wide * 0.1)} ${n(y - size + inset)}H${n(left + wide * 0.5)}L${n(left + wide * 0.16)} ${n(y - inset)}H${n(left + inset)}V${n(y - size * 0.6)}Z`;
  return group(
    '',
    rect(canvas, left - wide * 0.03, y - size, wide * 1.06, size, mix(shell, palette.light, 0.35), {
      round: wide * 0.14,
    }),
    rect(canvas, left, y - size + wide * 0.02, wide, size - wide * 0.04, shell, { ink: 0, round: wide * 0.13 }),
    rect(canvas, left + inset, y - size + inset * 1.4, wide - inset * 2, size - inset * 2.8, screen, {
      ink: 0,
      round: wide * 0.09,
    }),
    disc(canvas, x + wide * 0.14, y - size * 0.62, wide * 0.14, palette.glow, { ink: 0 }),
    path(canvas, hill, mix(palette.land(0.6), palette.accents[1] ?? palette.shade, 0.3), { ink: 0 }),
    rect(canvas, x - wide * 0.14, y - size + inset * 2.4, wide * 0.28, wide * 0.06, '#17171a', {
      ink: 0,
      round: wide * 0.03,
    }),
    canvas.flat ? '' : path(canvas, glare, '#ffffff', { ink: 0, opacity: 0.13 }),
  );
};

export const creamJar: Ware = (stage, x, y, size, index) => {
  const { canvas, palette } = stage;
  const glass = tone(stage, index, 'jar', 'cream', 'candle', 'cosmetic', 'skincare');
  const [r, tall] = [size * 0.42, size * 0.44];
  const ry = r * 0.2;
  const drum = (top: number, foot: number, half: number, fill: string) =>
    path(
      canvas,
      `M${n(x - half)} ${n(top)}V${n(foot)}A${n(half)} ${n(ry)} 0 0 0 ${n(x + half)} ${n(foot)}V${n(top)}Z`,
      fill,
    );
  const lid = mix(palette.accents[(index + 2) % palette.accents.length] ?? palette.shade, palette.light, 0.1);
  return group(
    '',
    drum(y - tall, y - ry * 0.4, r, turned(stage, glass)),
    rect(canvas, x - r * 0.56, y - tall * 0.7, r * 1.12, tall * 0.42, mix(palette.light, glass, 0.12), {
      ink: 0,
      opacity: 0.9,
      round: r * 0.04,
    }),
    drum(y - tall * 1.55, y - tall, r * 1.03, turned(stage, lid)),
    disc(
      canvas,
      x,
      y - tall * 1.55,
      r * 1.03,
      canvas.linear(even(mix(lid, palette.light, 0.6), mix(lid, palette.light, 0.2)), { bands: 1 }),
      { ry },
    ),
    canvas.flat
      ? ''
      : rect(
          canvas,
          x + lightSide(stage) * r * 0.7 - r * 0.06,
          y - tall * 0.94,
          r * 0.12,
          tall * 0.8,
          canvas.linear(fade('#ffffff', 0.6, 0.1)),
          { ink: 0, round: r * 0.06 },
        ),
  );
};
