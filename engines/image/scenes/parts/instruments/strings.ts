import { mix } from '../../../palette/colour';
import { colourOf } from '../../../prompt/wishes';
import { limb } from '../../../svg/limb';
import { n } from '../../../svg/number';
import { outline } from '../../../svg/outline';
import { disc, group, line, path, rect } from '../../../svg/shapes';
import { shadow, turned } from '../interior';
import type { Instrument } from './instrument';

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
