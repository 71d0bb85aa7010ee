import { mix } from '../palette/colour';
import { wants } from '../prompt/wishes';
import { disc, group } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { deepSky } from './parts/deep-sky';
import { stars } from './parts/night-sky';
import { planet } from './parts/planet';
import { rocket } from './parts/rocket';
import { byShape, type Painting, type Stage } from './stage';

/** A rocket rising from a layer of clouds towards a small planet. */
export function liftOff(stage: Stage): Painting {
  const { width, height, unit, random, brief } = stage;
  const chance = random.fork('lift-off');
  const side = chance.chance(0.5) ? 1 : -1;
  const size = byShape(stage, 400, 420, 380) * unit;
  const x = width * (0.5 - side * chance.between(0.02, 0.1));
  const y = height * byShape(stage, 0.44, 0.46, 0.46);
  const world = planet(stage, {
    x: width * (0.5 + side * byShape(stage, 0.24, 0.3, 0.32)),
    y: height * byShape(stage, 0.14, 0.18, 0.24),
    radius: chance.between(58, 96) * unit,
    layer: 2,
    rings: chance.chance(0.4),
    rock: wants(brief, 'moon'),
  });
  const craft = rocket(stage, x, y, size);
  return {
    back: group(
      '',
      deepSky(stage),
      stars(stage, height * 0.9, 1.4),
      world,
      dawn(stage),
      banks(stage, 0),
      trail(stage, x, y, size),
      craft,
      banks(stage, 1),
    ),
  };
}

/** Dawn light below the clouds. */
function dawn({ canvas, palette, width, height }: Stage): string {
  const glow = canvas.radial(fade(mix('#ffc27e', palette.glow, 0.4), 0.75, 0), { bands: 3 });
  return disc(canvas, width / 2, height * 0.9, width * 0.95, glow, { ry: height * 0.5, ink: 0 });
}

/** Smoke trail from the engine down to the clouds, wider and paler with distance. */
function trail({ canvas, palette, height, unit, random }: Stage, x: number, y: number, size: number): string {
  const chance = random.fork('trail');
  const foot = { x: x - size * 0.62, y: y + size * 0.9 };
  const count = 15;
  return Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1);
    const r = (26 + 84 * along) * unit;
    const tone = mix('#fff2dc', palette.haze, 0.2 + 0.5 * along);
    const cx = foot.x - size * 0.34 * along ** 0.8 + chance.between(-0.3, 0.3) * r;
    const cy = foot.y + (height * 0.86 - foot.y) * along + chance.between(-0.2, 0.2) * r;
    return disc(canvas, cx, cy, r, canvas.linear(even(mix(tone, '#ffffff', 0.3), tone), { bands: 1 }), {
      ink: 0,
      opacity: 0.9,
    });
  })
    .reverse()
    .join('');
}

/** A bank of clouds along the bottom of the picture: the far one (0) or the near one (1). */
function banks({ canvas, palette, width, height, unit, random }: Stage, near: number): string {
  const chance = random.fork(`bank${near}`);
  const warm = mix('#ffe3c4', palette.glow, 0.4);
  const rows = near ? [0.92, 1] : [0.76, 0.84];
  return rows
    .map((row, index) => {
      const tone = mix(warm, mix(palette.sky(0.3), '#5a5f8a', 0.5), near ? 0.12 + 0.2 * index : 0.62 - 0.2 * index);
      const step = 92 * unit;
      const puffs = Array.from({ length: Math.ceil(width / step) + 2 }, (_, at) => {
        const r = (86 + 50 * near) * unit * chance.between(0.7, 1.3);
        return disc(
          canvas,
          (at - 0.5) * step + chance.between(-0.3, 0.3) * step,
          height * row + chance.between(-16, 30) * unit,
          r,
          canvas.linear(even(mix(tone, '#ffffff', 0.35), tone, mix(tone, palette.shade, 0.12)), { bands: 1 }),
          { ink: 0 },
        );
      });
      return puffs.join('');
    })
    .join('');
}
