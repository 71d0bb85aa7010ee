import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { disc, group, line, path, rect } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';
import { awning } from './shopfront';

/** A street lamp standing on (x, y), lit at night. */
export const streetLamp = asSubject(['lamp'], paintStreetLamp);

function paintStreetLamp({ canvas, palette }: Stage, x: number, y: number, size: number): string {
  const iron = mix('#23262a', palette.shade, 0.4);
  const lit = palette.night;
  const halo =
    lit && !canvas.flat
      ? disc(canvas, x, y - size * 0.9, size * 0.55, canvas.radial(fade('#ffcf86', 0.6, 0)), { ink: 0 })
      : '';
  return group(
    '',
    halo,
    line(`M${n(x)} ${n(y)}V${n(y - size * 0.82)}`, iron, size * 0.024),
    rect(canvas, x - size * 0.035, y - size * 0.09, size * 0.07, size * 0.09, iron, { ink: 0 }),
    path(
      canvas,
      `M${n(x - size * 0.05)} ${n(y - size * 0.82)}L${n(x - size * 0.075)} ${n(y - size * 0.96)}H${n(x + size * 0.075)}L${n(x + size * 0.05)} ${n(y - size * 0.82)}Z`,
      lit ? '#ffe3a0' : mix('#f2ead8', palette.haze, 0.3),
      { ink: 2.4 },
    ),
    path(
      canvas,
      `M${n(x - size * 0.095)} ${n(y - size * 0.955)}L${n(x)} ${n(y - size * 1.03)}L${n(x + size * 0.095)} ${n(y - size * 0.955)}Z`,
      iron,
      { ink: 0 },
    ),
  );
}

/** A market stall: striped awning on posts over a counter of crates heaped with produce. */
export const stall = asSubject(['stall', 'market'], paintStall);

function paintStall(stage: Stage, x: number, y: number, width: number, cloth: string): string {
  const { canvas, palette, unit, random } = stage;
  const chance = random.fork(`stall${Math.round(x)}`);
  const wood = mix('#9a6b42', palette.shade, palette.night ? 0.45 : 0.1);
  const tall = width * 0.98;
  const counter = y - tall * 0.34;
  const posts = [0.03, 0.97].map((at) =>
    rect(canvas, x + width * at - 5 * unit, y - tall, 10 * unit, tall, mix(wood, palette.shade, 0.3), { ink: 2.2 }),
  );
  const crates = Array.from({ length: 4 }, (_, index) => {
    const left = x + width * (0.06 + index * 0.225);
    const wide = width * 0.205;
    const tone = mix(
      ['#d9792f', '#b8352c', '#7f9a45', '#e2b93f', '#8a4a68'][chance.int(0, 4)] ?? '#d9792f',
      palette.shade,
      palette.night ? 0.3 : 0,
    );
    const r = wide * 0.13;
    const heap = Array.from({ length: 11 }, (_, fruit) => {
      const row = fruit < 5 ? 0 : fruit < 9 ? 1 : 2;
      const at = row === 0 ? fruit : row === 1 ? fruit - 4.5 : fruit - 7.5;
      const fx = left + wide * (0.12 + at * 0.19);
      return disc(
        canvas,
        fx,
        counter - r * (0.5 + row * 1.25),
        r,
        canvas.flat
          ? tone
          : canvas.radial(even(mix(tone, '#fff2d8', 0.4), tone, mix(tone, palette.shade, 0.35)), {
              cx: 0.35,
              cy: 0.3,
              r: 0.75,
            }),
        { ink: 1.8 },
      );
    });
    return group(
      '',
      ...heap,
      rect(canvas, left, counter - 4 * unit, wide, tall * 0.13, mix(wood, palette.light, 0.2), { ink: 2.2 }),
    );
  });
  return group(
    '',
    disc(canvas, x + width / 2, y, width * 0.56, palette.shade, { ry: width * 0.05, ink: 0, opacity: 0.3 }),
    ...posts,
    rect(canvas, x + width * 0.03, y - tall * 0.84, width * 0.94, tall * 0.5, palette.shade, { ink: 0, opacity: 0.35 }),
    ...crates,
    rect(
      canvas,
      x,
      counter + tall * 0.1,
      width,
      tall * 0.24,
      canvas.linear(even(wood, mix(wood, palette.shade, 0.3)), { bands: 2 }),
    ),
    awning(stage, x - width * 0.03, y - tall * 1.05, width * 1.06, cloth),
  );
}
