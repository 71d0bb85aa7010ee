import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, line, path, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import { byShape, type Stage } from '../stage';
import type { BallKind } from './balls';

/** Playing field of each game: colour and lines. */
export function turf(stage: Stage, kind: BallKind, top: number): string {
  const { canvas, palette, width, height, unit, brief } = stage;
  const usual = {
    football: '#5d8a45',
    golf: '#6f9a4c',
    tennis: '#b8623c',
    basketball: '#b98552',
    volleyball: '#dcbc84',
  }[kind];
  const own = mix(
    mix(colourOf(brief, 'court', 'grass', 'pitch', 'field', 'ground') ?? usual, palette.haze, 0.12),
    palette.shade,
    palette.night ? 0.5 : 0.08,
  );
  const field = rect(
    canvas,
    -10,
    top,
    width + 20,
    height - top + 10,
    canvas.linear(even(mix(own, palette.glow, 0.24), own, mix(own, palette.shade, 0.3)), { bands: 3 }),
  );
  const vanish = { x: width * 0.5, y: top - 190 * unit };
  const foot = (share: number) => vanish.x + (share - 0.5) * width * 3.4;
  const mown = kind === 'football' || kind === 'golf';
  const stripes = mown
    ? Array.from({ length: 8 }, (_, index) => {
        const [left, right] = [foot((index * 2) / 16), foot((index * 2 + 1) / 16)];
        const edge = (x: number) => vanish.x + ((x - vanish.x) * 190 * unit) / (height - vanish.y);
        return path(
          canvas,
          `M${n(edge(left))} ${n(top)}L${n(left)} ${n(height)}H${n(right)}L${n(edge(right))} ${n(top)}Z`,
          mix(own, palette.shade, 0.4),
          { ink: 0, opacity: 0.3 },
        );
      })
    : [];
  const chalk = mix('#fbf6e8', own, 0.12);
  const across = [0.18, 0.62].map((down) => `M-10 ${n(top + (height - top) * down)}H${n(width + 10)}`).join('');
  const along = `M${n(vanish.x - width * 0.2)} ${n(top)}L${n(vanish.x - width * 0.62)} ${n(height)}`;
  return group(
    '',
    field,
    ...stripes,
    kind === 'golf' || kind === 'volleyball' ? '' : line(across + along, chalk, 7 * unit, ' opacity=".85"'),
  );
}

/** The goal, the hoop, the net or the flag in the distance. */
export function furniture(stage: Stage, kind: BallKind, top: number, side: -1 | 1): string {
  const { canvas, palette, width, height, unit } = stage;
  const white = mix('#f5f0e4', palette.shade, palette.night ? 0.4 : 0.08);
  const x = width * (0.5 + side * 0.2);
  if (kind === 'basketball') {
    const rim = '#c9502a';
    const y = top - byShape(stage, 380, 330, 290) * unit;
    const net = Array.from(
      { length: 6 },
      (_, index) =>
        `M${n(x - 62 * unit + index * 25 * unit)} ${n(y + 96 * unit)}L${n(x - 40 * unit + ((index + 2) % 6) * 16 * unit)} ${n(y + 190 * unit)}`,
    ).join('');
    return group(
      '',
      line(`M${n(x + 6 * unit)} ${n(top + 40 * unit)}V${n(y)}`, mix('#3a3a40', palette.shade, 0.3), 18 * unit),
      rect(canvas, x - 130 * unit, y - 90 * unit, 260 * unit, 180 * unit, white, { round: 8 * unit }),
      rect(canvas, x - 48 * unit, y - 14 * unit, 96 * unit, 78 * unit, 'none', {
        ink: 0,
        attributes: ` stroke="${rim}" stroke-width="${n(7 * unit)}"`,
      }),
      line(net, white, 3 * unit, ' opacity=".9"'),
      disc(canvas, x, y + 96 * unit, 66 * unit, 'none', {
        ry: 14 * unit,
        ink: 0,
        attributes: ` stroke="${rim}" stroke-width="${n(9 * unit)}"`,
      }),
    );
  }
  if (kind === 'golf') {
    const y = top + (height - top) * 0.24;
    return (
      line(`M${n(x)} ${n(y)}V${n(y - 260 * unit)}`, white, 6 * unit) +
      path(
        canvas,
        `M${n(x)} ${n(y - 260 * unit)}l${n(110 * unit)} ${n(34 * unit)}l${n(-110 * unit)} ${n(36 * unit)}Z`,
        '#c8402e',
      )
    );
  }
  const [wide, tall] = kind === 'football' ? [330 * unit, 150 * unit] : [width * 1.1, 84 * unit];
  const y = top + (height - top) * 0.18;
  const left = kind === 'football' ? x - wide / 2 : -10;
  const mesh =
    Array.from(
      { length: Math.round(wide / (24 * unit)) },
      (_, index) => `M${n(left + index * 24 * unit)} ${n(y - tall)}V${n(y)}`,
    ).join('') +
    Array.from(
      { length: Math.round(tall / (24 * unit)) },
      (_, index) => `M${n(left)} ${n(y - index * 24 * unit)}h${n(wide)}`,
    ).join('');
  return (
    line(mesh, white, 1.6 * unit, ' opacity=".5"') +
    line(`M${n(left)} ${n(y)}V${n(y - tall)}h${n(wide)}V${n(y)}`, white, 9 * unit)
  );
}
