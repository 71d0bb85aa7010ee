import { mix } from '../../../palette/colour';
import { colourOf } from '../../../prompt/wishes';
import { n } from '../../../svg/number';
import { group, line, rect } from '../../../svg/shapes';
import { shadow, turned } from '../interior';
import type { Instrument } from './instrument';

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
