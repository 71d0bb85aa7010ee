import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, line, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';

export type BallKind = 'football' | 'basketball' | 'tennis' | 'volleyball' | 'golf';

const SKIN: Readonly<Record<BallKind, string>> = {
  football: '#f2ede2',
  basketball: '#cf6a2c',
  tennis: '#cfd84a',
  volleyball: '#f0dfa8',
  golf: '#f7f4ec',
};

/** A ball with its seams, centred on (x, y). */
export function ball(stage: Stage, kind: BallKind, x: number, y: number, r: number, side: -1 | 1): string {
  const { canvas, palette, brief } = stage;
  const skin = colourOf(brief, 'ball', kind) ?? SKIN[kind];
  const dim = palette.night ? 0.24 : 0;
  const own = mix(skin, palette.shade, dim);
  const fill = canvas.radial(even(mix(own, '#fff8e8', 0.5), own, mix(own, palette.shade, 0.5)), {
    cx: side < 0 ? 0.34 : 0.66,
    cy: 0.3,
    r: 0.8,
  });
  const round = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  return disc(canvas, x, y, r, fill) + group(canvas.clip(round), seams(stage, kind, x, y, r, own));
}

function seams({ canvas, palette }: Stage, kind: BallKind, x: number, y: number, r: number, skin: string): string {
  const ink = mix('#241d1a', palette.shade, 0.2);
  if (kind === 'football') {
    const pentagon = (cx: number, cy: number, size: number, turn: number) =>
      `M${Array.from({ length: 5 }, (_, corner) => {
        const angle = turn + (corner / 5) * Math.PI * 2;
        return `${n(cx + Math.cos(angle) * size)} ${n(cy + Math.sin(angle) * size)}`;
      }).join('L')}Z`;
    const around = Array.from({ length: 5 }, (_, index) => -Math.PI / 2 + (index / 5) * Math.PI * 2);
    const patches =
      pentagon(x, y, r * 0.34, -Math.PI / 2) +
      around
        .map((turn) => pentagon(x + Math.cos(turn) * r * 0.94, y + Math.sin(turn) * r * 0.94, r * 0.34, turn + Math.PI))
        .join('');
    const lines = around
      .map(
        (turn) =>
          `M${n(x + Math.cos(turn) * r * 0.34)} ${n(y + Math.sin(turn) * r * 0.34)}L${n(x + Math.cos(turn) * r * 0.62)} ${n(y + Math.sin(turn) * r * 0.62)}`,
      )
      .join('');
    return path(canvas, patches, ink, { ink: 0 }) + line(lines, ink, r * 0.035);
  }
  if (kind === 'golf') return '';
  if (kind === 'tennis') {
    const arcs = [-1, 1]
      .map(
        (way) =>
          `M${n(x + way * r * 1.05)} ${n(y - r * 0.75)}Q${n(x + way * r * 0.05)} ${n(y)} ${n(x + way * r * 1.05)} ${n(y + r * 0.75)}`,
      )
      .join('');
    return line(arcs, mix('#fbf8ea', skin, 0.15), r * 0.08);
  }
  const bows = [-1, 1]
    .map(
      (way) =>
        `M${n(x + way * r * 0.72)} ${n(y - r)}Q${n(x + way * r * 0.1)} ${n(y)} ${n(x + way * r * 0.72)} ${n(y + r)}`,
    )
    .join('');
  const cross = `M${n(x)} ${n(y - r)}V${n(y + r)}M${n(x - r)} ${n(y)}H${n(x + r)}`;
  return line(bows + cross, kind === 'volleyball' ? mix(skin, '#5a7a9a', 0.6) : ink, r * 0.04);
}
