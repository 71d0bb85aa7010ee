import { mix } from '../../palette/colour';
import { denies, wants } from '../../prompt/wishes';
import { disc, group, rect } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { aurora } from './aurora';
import { clouds } from './clouds';
import { lightning } from './falling';
import { moon, stars } from './night-sky';

export interface Sky {
  markup: string;
  /** Position of the light, pixels. */
  x: number;
  y: number;
}

export interface SkyShape {
  horizon: number;
  /** Horizontal position of the sun or moon (0–1); default: by the seed. */
  at?: number;
  /** Radius of the sun, units. */
  size?: number;
}

/** The sky down to the horizon with its sun or moon, stars and clouds. */
export function sky(stage: Stage, { horizon, at, size = 44 }: SkyShape): Sky {
  const { canvas, palette, brief, random, width, height, unit } = stage;
  const chance = random.fork('sky');
  const low = brief.time === 'golden' || brief.time === 'dawn' || brief.time === 'dusk';
  const x = width * (at ?? (chance.chance(0.5) ? chance.between(0.2, 0.38) : chance.between(0.62, 0.8)));
  const y = horizon * (low ? chance.between(0.55, 0.78) : chance.between(0.26, 0.44));
  const colours = [0, 0.22, 0.45, 0.7, 0.88, 1].map(palette.sky);
  const air = rect(canvas, 0, 0, width, horizon + 2 * unit, canvas.linear(even(...colours), { bands: 6 }), { ink: 0 });
  const beyond = rect(canvas, 0, horizon, width, height - horizon, palette.sky(1), { ink: 0 });
  const hidden =
    denies(brief, 'sun', 'moon') ||
    wants(brief, 'storm', 'stormy', 'thunder', 'lightning', 'overcast', 'rain', 'rainy', 'cloudy', 'fog', 'foggy');
  const body = palette.night && !wants(brief, 'sun') ? moon(stage, x, y, size) : sun(stage, x, y, size);
  const light = hidden ? '' : body;
  const flashes = wants(brief, 'lightning', 'thunder', 'thunderstorm', 'storm', 'stormy') && !wants(brief, 'rainbow');
  return {
    markup: group(
      '',
      beyond,
      air,
      palette.night ? stars(stage, horizon) : '',
      asksForAurora(stage) ? aurora(stage, horizon) : light,
      clouds(stage, horizon, { x, y }),
      flashes ? lightning(stage, width - x, horizon) : '',
    ),
    x,
    y,
  };
}

const asksForAurora = ({ brief }: Stage) =>
  wants(brief, 'aurora', 'borealis') || (wants(brief, 'northern') && wants(brief, 'light'));

function sun({ canvas, palette, unit }: Stage, x: number, y: number, size: number): string {
  const warm = mix(palette.glow, palette.sky(0.8), 0.35);
  const halo = canvas.flat
    ? [3.1, 2.2, 1.55]
        .map((times) => disc(canvas, x, y, size * unit * times, palette.glow, { ink: 0, opacity: 0.16 }))
        .join('')
    : disc(canvas, x, y, 560 * unit, canvas.radial(fade(warm, 0.55, 0)), { ink: 0 }) +
      disc(canvas, x, y, 190 * unit, canvas.radial(fade(palette.glow, 0.75, 0)), { ink: 0 });
  return halo + disc(canvas, x, y, size * unit, palette.glow, { ink: 0 });
}

/** Warm haze (or night air) at the horizon. */
export function horizonGlow({ canvas, palette, width, unit }: Stage, horizon: number, strength = 0.6): string {
  if (canvas.flat) return '';
  const band = canvas.linear([
    { at: 0, colour: palette.sky(1), opacity: 0 },
    { at: 0.75, colour: palette.sky(1), opacity: strength },
    { at: 1, colour: palette.sky(1), opacity: 0 },
  ]);
  return rect(canvas, 0, horizon - 220 * unit, width, 290 * unit, band, { ink: 0 });
}
