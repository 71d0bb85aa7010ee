import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, line, path, rect } from '../../svg/shapes';
import type { Stage } from '../stage';

/** A checked rug on the grass around (x, y), with a basket and apples at one end. */
export function picnicRug(stage: Stage, x: number, y: number, wide: number, person: number): string {
  const { canvas, palette, brief } = stage;
  const cloth = mix(colourOf(brief, 'blanket', 'rug', 'cloth') ?? '#c8463a', palette.shade, palette.night ? 0.4 : 0.05);
  const [top, foot] = [y - wide * 0.09, y + wide * 0.13];
  const corners = [
    [x - wide * 0.42, top],
    [x + wide * 0.42, top],
    [x + wide * 0.56, foot],
    [x - wide * 0.56, foot],
  ] as const;
  const shape = `M${corners.map(([cx, cy]) => `${n(cx)} ${n(cy)}`).join('L')}Z`;
  const checks = [0.1, 0.3, 0.5, 0.7, 0.9].map((at) => {
    const [above, below] = [x + wide * (at - 0.5) * 0.84, x + wide * (at - 0.5) * 1.12];
    return `M${n(above)} ${n(top)}L${n(below)} ${n(foot)}`;
  });
  const bands = [0.2, 0.5, 0.8].map((at) => `M${n(x - wide)} ${n(top + (foot - top) * at)}H${n(x + wide)}`);
  const pale = mix('#fbf1df', palette.shade, palette.night ? 0.3 : 0);
  return group(
    '',
    path(canvas, shape, cloth),
    group(
      canvas.clip(shape),
      line(checks.join(''), pale, wide * 0.055, ' opacity=".55"'),
      line(bands.join(''), pale, wide * 0.034, ' opacity=".55"'),
    ),
    basket(stage, x + wide * 0.44, y + wide * 0.02, person * 0.26),
  );
}

function basket({ canvas, palette }: Stage, x: number, y: number, size: number): string {
  const wicker = mix('#b07a3e', palette.shade, palette.night ? 0.4 : 0.08);
  const weave = [0.2, 0.42, 0.64]
    .map((at) => `M${n(x - size * 0.56)} ${n(y - size * at)}H${n(x + size * 0.56)}`)
    .join('');
  return group(
    '',
    line(
      `M${n(x - size * 0.5)} ${n(y - size * 0.7)}C${n(x - size * 0.4)} ${n(y - size * 1.4)} ${n(x + size * 0.4)} ${n(y - size * 1.4)} ${n(x + size * 0.5)} ${n(y - size * 0.7)}`,
      mix(wicker, palette.shade, 0.3),
      size * 0.09,
    ),
    ...[-0.28, 0, 0.26].map((at, index) =>
      disc(canvas, x + at * size, y - size * 0.78, size * 0.17, index % 2 ? '#d9a33f' : '#b8372c', { ink: 2 }),
    ),
    path(
      canvas,
      `M${n(x - size * 0.64)} ${n(y - size * 0.74)}H${n(x + size * 0.64)}L${n(x + size * 0.52)} ${n(y)}H${n(x - size * 0.52)}Z`,
      wicker,
      { ink: 2.6 },
    ),
    line(weave, mix(wicker, palette.shade, 0.35), size * 0.035),
    rect(canvas, x - size * 0.68, y - size * 0.82, size * 1.36, size * 0.13, mix(wicker, palette.light, 0.2), {
      ink: 2.2,
      round: size * 0.05,
    }),
  );
}
