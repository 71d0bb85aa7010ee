import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import { outline } from '../../svg/outline';
import { disc, group, line, path, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { shadow, turned } from './interior';

/** An instrument standing on (x, y), `size` high. */
export type Instrument = (stage: Stage, x: number, y: number, size: number) => string;

const GUITAR = outline(
  '-26,-100 0,-106 26,-100 34,-84 24,-68 26,-58 42,-40 44,-18 28,-2 0,2 -28,-2 -44,-18 -42,-40 -26,-58 -24,-68 -34,-84',
);
const VIOLIN = outline(
  '-20,-98 0,-104 20,-98 27,-84 22,-76! 14,-64 17,-50 28,-44! 34,-24 24,-5 0,1 -24,-5 -34,-24 -28,-44! -17,-50 -14,-64 -22,-76! -27,-84',
);

function strung(body: string, wood: string, hole: boolean, words: readonly string[]): Instrument {
  return (stage, x, y, size) => {
    const { canvas, palette, brief } = stage;
    const varnish = mix(colourOf(brief, ...words) ?? wood, palette.shade, palette.night ? 0.3 : 0);
    const dark = mix('#2e1c14', palette.shade, 0.3);
    const scale = size / 225;
    const ink = (width: number) => (width * stage.unit) / scale;
    const strings = [-4.5, -1.5, 1.5, 4.5].map((at) => `M${at} -206L${n(at * 1.3)} -26`).join('');
    const pegs = [-212, -204, -196]
      .flatMap((at) => [-1, 1].map((way) => limb([way * 6, at, 1.8], [way * 12, at, 2.2])))
      .join('');
    return (
      shadow(stage, x, y, size * 0.17, size * 0.3) +
      `<g transform="translate(${n(x)} ${n(y)}) rotate(4) scale(${scale.toFixed(4)})">${group(
        '',
        path(canvas, body, turned(stage, varnish), { ink: ink(3.6) }),
        path(canvas, body, 'none', {
          ink: 0,
          attributes: ` stroke="${mix(varnish, palette.light, 0.5)}" stroke-width="1.6" transform="translate(0 -3) scale(.94)"`,
        }),
        hole
          ? disc(canvas, 0, -64, 13, dark, { ink: 0 }) +
              disc(canvas, 0, -64, 15.5, 'none', {
                ink: 0,
                attributes: ` stroke="${mix(varnish, palette.light, 0.4)}" stroke-width="1.6"`,
              })
          : line('M-12 -60q-5 12 1 24M12 -60q5 12 -1 24', dark, 2),
        rect(canvas, -5.5, -206, 11, hole ? 128 : 150, dark, { ink: ink(2.4), round: 2 }),
        path(canvas, pegs, mix('#d8c9a8', palette.shade, 0.2), { ink: 0 }),
        path(canvas, 'M-7 -190L-9 -222Q0 -228 9 -222L7 -190Z', mix(dark, varnish, 0.3), { ink: ink(2.6) }),
        rect(canvas, -13, -30, 26, 5, dark, { ink: 0, round: 2 }),
        line(strings, mix('#f2ead8', palette.shade, 0.1), 0.7),
      )}</g>`
    );
  };
}

export const guitar = strung(GUITAR, '#b8743a', true, ['guitar', 'ukulele', 'banjo']);
export const violin = strung(VIOLIN, '#9a4f26', false, ['violin', 'cello', 'viola', 'fiddle']);

export const piano: Instrument = (stage, x, y, size) => {
  const { canvas, palette, brief } = stage;
  const lacquer = mix(colourOf(brief, 'piano', 'keyboard') ?? '#2a2224', palette.shade, palette.night ? 0.3 : 0.05);
  const wide = size * 1.24;
  const left = x - wide / 2;
  const keys = y - size * 0.56;
  const count = 21;
  const step = (wide * 0.9) / count;
  const white = Array.from({ length: count }, (_, index) =>
    rect(
      canvas,
      left + wide * 0.05 + index * step,
      keys,
      step,
      size * 0.1,
      mix('#f6f0e2', palette.shade, palette.night ? 0.2 : 0.04),
      { ink: 1.4 },
    ),
  );
  const black = Array.from({ length: count - 1 }, (_, index) =>
    [2, 6].includes(index % 7)
      ? ''
      : rect(canvas, left + wide * 0.05 + (index + 0.68) * step, keys, step * 0.62, size * 0.06, '#1b1719', { ink: 0 }),
  );
  const leg = (at: number) =>
    rect(canvas, left + wide * at, keys + size * 0.14, size * 0.07, size * 0.42, mix(lacquer, palette.light, 0.08), {
      ink: 2.8,
    });
  return group(
    '',
    shadow(stage, x, y, wide * 0.46, size * 0.4),
    rect(
      canvas,
      left + wide * 0.03,
      y - size,
      wide * 0.94,
      size * 0.98,
      turned(stage, mix(lacquer, palette.light, 0.08)),
    ),
    rect(canvas, left, y - size * 1.04, wide, size * 0.06, mix(lacquer, palette.light, 0.25), { ink: 2.8 }),
    rect(canvas, x - wide * 0.2, y - size * 0.9, wide * 0.4, size * 0.24, mix('#f4ecd8', palette.shade, 0.08), {
      ink: 2.4,
    }),
    line(
      [0.2, 0.4, 0.6, 0.8]
        .map((at) => `M${n(x - wide * 0.17)} ${n(y - size * (0.9 - 0.24 * at))}h${n(wide * 0.34)}`)
        .join(''),
      mix('#3a302c', palette.light, 0.4),
      size * 0.005,
    ),
    rect(canvas, left, keys - size * 0.02, wide, size * 0.17, mix(lacquer, palette.light, 0.12), { ink: 2.8 }),
    ...white,
    ...black,
    leg(0.03),
    leg(0.91),
  );
};

export const headphones: Instrument = (stage, x, y, size) => {
  const { canvas, palette, brief } = stage;
  const shell = mix(
    colourOf(brief, 'headphone', 'headset') ?? palette.accents[0] ?? '#b8432a',
    palette.shade,
    palette.night ? 0.25 : 0,
  );
  const [cx, cy, r] = [x, y - size * 0.46, size * 0.4];
  const band = (width: number) =>
    `M${n(cx - r)} ${n(cy + r * 0.2)}A${n(r)} ${n(r * 1.12)} 0 0 1 ${n(cx + r)} ${n(cy + r * 0.2)}|${n(width)}`;
  const [arc = '', thick = '0'] = band(size * 0.085).split('|');
  const cups = [-1, 1].map((way) => {
    const at = cx + way * r;
    return (
      rect(
        canvas,
        at - size * 0.09 - (way > 0 ? size * 0.05 : -size * 0.05),
        cy + r * 0.06,
        size * 0.18,
        size * 0.4,
        mix('#2a2628', palette.shade, 0.2),
        { round: size * 0.08 },
      ) +
      rect(
        canvas,
        at - size * 0.09 + (way > 0 ? size * 0.04 : -size * 0.04),
        cy + r * 0.02,
        size * 0.18,
        size * 0.44,
        turned(stage, shell),
        { round: size * 0.09 },
      )
    );
  });
  return group(
    '',
    shadow(stage, x, y, size * 0.42, size * 0.4),
    canvas.flat ? line(arc, canvas.ink, Number(thick) + 7 * stage.unit) : '',
    line(arc, mix(shell, palette.shade, 0.3), Number(thick)),
    line(arc, mix(shell, palette.light, 0.35), Number(thick) * 0.34, ` transform="translate(0 ${n(-size * 0.018)})"`),
    ...cups,
  );
};

export const drum: Instrument = (stage, x, y, size) => {
  const { canvas, palette, brief } = stage;
  const shell = mix(
    colourOf(brief, 'drum') ?? palette.accents[0] ?? '#b8432a',
    palette.shade,
    palette.night ? 0.25 : 0,
  );
  const [r, tall] = [size * 0.5, size * 0.5];
  const ry = r * 0.26;
  const hoop = (at: number) =>
    `M${n(x - r * 1.03)} ${n(at)}A${n(r * 1.03)} ${n(ry)} 0 0 0 ${n(x + r * 1.03)} ${n(at)}v${n(-size * 0.05)}A${n(r * 1.03)} ${n(ry)} 0 0 1 ${n(x - r * 1.03)} ${n(at - size * 0.05)}Z`;
  const zig = Array.from({ length: 13 }, (_, index) => {
    const at = -1 + index / 6;
    const dip = Math.sqrt(Math.max(0, 1 - at * at)) * ry;
    return `${index === 0 ? 'M' : 'L'}${n(x + at * r)} ${n((index % 2 ? y - ry * 1.2 : y - tall + size * 0.02) + dip)}`;
  }).join('');
  const stick = (way: number) =>
    limb(
      [x + way * r * 0.1, y - tall - ry * 0.2, size * 0.022],
      [x + way * r * 1.1, y - tall - size * 0.4, size * 0.014],
    );
  return group(
    '',
    shadow(stage, x, y, r * 0.98, size * 0.5),
    path(
      canvas,
      `M${n(x - r)} ${n(y - tall)}V${n(y - ry)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y - ry)}V${n(y - tall)}Z`,
      turned(stage, shell),
    ),
    line(zig, mix('#f2e8d2', palette.shade, 0.12), size * 0.016),
    path(canvas, hoop(y - ry + size * 0.03), turned(stage, '#d9b877')),
    disc(
      canvas,
      x,
      y - tall,
      r * 1.03,
      canvas.linear(even('#fbf5e6', mix('#e6dac0', palette.shade, 0.1)), { x2: 1, bands: 2 }),
      { ry: ry * 1.04 },
    ),
    path(canvas, stick(-1) + stick(1), mix('#a9713f', palette.shade, 0.1), { ink: 2.6 }),
  );
};
