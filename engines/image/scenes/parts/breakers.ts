import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { line, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';

/** Depths of the rows of storm waves (0 far, 1 near). */
const ROWS = [0.06, 0.15, 0.27, 0.42, 0.6, 0.82];

/** Storm waves from the horizon to the bottom of the picture, with foam on some crests. */
export function breakers(stage: Stage, horizon: number): string {
  return ROWS.map((near) => row(stage, horizon, near)).join('');
}

function row({ canvas, palette, width, height, unit, random }: Stage, horizon: number, near: number): string {
  const chance = random.fork(`breakers${near}`);
  const y = horizon + (height - horizon) * near;
  const tone = mix(palette.water(0.5 + 0.5 * near), palette.shade, 0.1);
  const foam: string[] = [];
  let x = -chance.next() * 200 * unit;
  const start = x;
  let crest = `M${n(x)} ${n(y)}`;
  while (x < width + 100 * unit) {
    const long = (110 + 330 * near) * unit * chance.between(0.6, 1.3);
    const high = (20 + 84 * near) * unit * chance.between(0.4, 1.2);
    const top = { x: x + long * chance.between(0.5, 0.66), y: y - high };
    const rise = `${n(x + long * 0.24)} ${n(y)} ${n(top.x - long * 0.24)} ${n(top.y)} ${n(top.x)} ${n(top.y)}`;
    const fall = `${n(top.x + long * 0.12)} ${n(top.y)} ${n(x + long * 0.8)} ${n(y)} ${n(x + long)} ${n(y)}`;
    crest += `C${rise}C${fall}`;
    if (chance.chance(0.6)) {
      const reach = long * chance.between(0.14, 0.3);
      foam.push(
        `M${n(top.x - reach)} ${n(top.y + high * 0.16)}Q${n(top.x - reach * 0.3)} ${n(top.y - high * 0.03)} ${n(top.x + long * 0.04)} ${n(top.y + high * 0.02)}`,
        `M${n(top.x - reach * 0.5)} ${n(top.y + high * 0.3)}q${n(reach * 0.4)} ${n(-high * 0.12)} ${n(reach * 0.7)} ${n(high * 0.05)}`,
      );
    }
    x += long;
  }
  const fill = canvas.linear(
    even(mix(tone, palette.haze, palette.night ? 0.5 : 0.42), tone, mix(tone, palette.shade, 0.3)),
    { bands: 2 },
  );
  const white = mix('#ffffff', palette.haze, 0.35);
  return (
    path(canvas, `${crest}V${n(height + 10)}H${n(start)}Z`, fill, { ink: 0, opacity: 0.88 }) +
    line(crest, white, (1.2 + 2.6 * near) * unit, ' opacity=".2"') +
    line(foam.join(''), white, (2 + 6 * near) * unit, ' opacity=".5"')
  );
}
