import type { Random } from '../../../english/random';
import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { group, path, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';

export interface Front {
  x: number;
  width: number;
  top: number;
  /** Level of the pavement, pixels. */
  foot: number;
  colour: string;
  cloth: string;
}

/** A narrow house with a shop on its ground floor: awning, window and door, shuttered windows above. */
export function shopfront(stage: Stage, { x, width, top, foot, colour, cloth }: Front, chance: Random): string {
  const { canvas, palette, unit } = stage;
  const wall = mix(colour, palette.shade, palette.night ? 0.5 : 0.06);
  const trim = mix(mix(wall, palette.light, 0.55), palette.shade, palette.night ? 0.3 : 0);
  const shop = Math.min(330 * unit, (foot - top) * 0.5);
  const face = rect(
    canvas,
    x,
    top,
    width,
    foot - top,
    canvas.linear(even(mix(wall, palette.glow, 0.16), wall, mix(wall, palette.shade, 0.2)), { x2: 0.4, bands: 2 }),
  );
  const cornice = rect(canvas, x - 6 * unit, top - 20 * unit, width + 12 * unit, 26 * unit, trim, { ink: 2.8 });
  return group(
    '',
    face,
    cornice,
    floors(stage, { x, width, top, foot: foot - shop, colour: wall, cloth }, trim, chance),
    shopWindow(stage, { x, width, top: foot - shop, foot, colour: wall, cloth }, trim, chance),
  );
}

const litPane = ({ palette }: Stage, lit: boolean) =>
  lit ? '#ffd07c' : mix(mix(palette.sky(0.5), '#22323a', 0.55), palette.shade, palette.night ? 0.5 : 0);

function floors(stage: Stage, { x, width, top, foot, cloth }: Front, trim: string, chance: Random): string {
  const { canvas, palette, unit } = stage;
  const rows = Math.max(1, Math.floor((foot - top - 30 * unit) / (170 * unit)));
  const columns = Math.max(1, Math.round(width / (130 * unit)));
  const [wide, tall] = [54 * unit, 100 * unit];
  const shutter = mix(cloth, palette.shade, palette.night ? 0.5 : 0.12);
  return Array.from({ length: rows * columns }, (_, index) => {
    const cx = x + (width * ((index % columns) + 0.5)) / columns;
    const cy = top + ((foot - top) * (Math.floor(index / columns) + 0.55)) / rows - tall / 2;
    const lit = chance.chance(palette.night ? 0.55 : 0.06);
    const leaf = (dx: number) =>
      rect(canvas, cx + dx, cy - 2 * unit, 22 * unit, tall + 4 * unit, shutter, { ink: 2.2 });
    return group(
      '',
      leaf(-wide / 2 - 24 * unit),
      leaf(wide / 2 + 2 * unit),
      rect(canvas, cx - wide / 2, cy, wide, tall, litPane(stage, lit), { ink: 2.6 }),
      path(
        canvas,
        `M${n(cx - 1.5 * unit)} ${n(cy)}h${n(3 * unit)}v${n(tall)}h${n(-3 * unit)}ZM${n(cx - wide / 2)} ${n(cy + tall * 0.42)}h${n(wide)}v${n(3 * unit)}h${n(-wide)}Z`,
        trim,
        { ink: 0 },
      ),
      rect(canvas, cx - wide * 0.7, cy + tall, wide * 1.4, 9 * unit, trim, { ink: 2.2 }),
    );
  }).join('');
}

function shopWindow(stage: Stage, { x, width, top, foot, colour, cloth }: Front, trim: string, chance: Random): string {
  const { canvas, palette, unit } = stage;
  const tall = foot - top;
  const frame = mix(mix(cloth, '#2a2320', 0.45), palette.shade, palette.night ? 0.3 : 0);
  const doorRight = chance.chance(0.5);
  const doorWide = 92 * unit;
  const doorX = doorRight ? x + width - doorWide - 20 * unit : x + 20 * unit;
  const glassX = doorRight ? x + 24 * unit : x + doorWide + 40 * unit;
  const glassWide = width - doorWide - 64 * unit;
  const pane = canvas.linear(even(litPane(stage, true), mix(litPane(stage, true), '#8a5a3a', 0.35)), { bands: 2 });
  const day = canvas.linear(even(mix('#2d3a3f', palette.sky(0.6), 0.35), mix('#3a3230', '#ffcf8a', 0.25)), {
    x2: 0.5,
    bands: 2,
  });
  const glass = palette.night ? pane : day;
  const wares = Array.from({ length: Math.max(2, Math.floor(glassWide / (44 * unit))) }, (_, index) => {
    const high = chance.between(26, 70) * unit;
    const tone = palette.accents[index % palette.accents.length] ?? palette.light;
    return rect(
      canvas,
      glassX + 14 * unit + index * 42 * unit,
      foot - 40 * unit - high,
      28 * unit,
      high,
      mix(tone, palette.shade, palette.night ? 0.25 : 0.15),
      { ink: 0, round: 8 * unit },
    );
  });
  return group(
    '',
    rect(canvas, x, top, width, tall, mix(frame, colour, 0.15), { ink: 2.8 }),
    rect(canvas, glassX, top + 76 * unit, glassWide, tall - 116 * unit, glass, { ink: 2.6 }),
    ...wares,
    rect(canvas, doorX, top + 70 * unit, doorWide, tall - 70 * unit, mix(frame, palette.light, 0.12), { ink: 2.6 }),
    rect(canvas, doorX + 14 * unit, top + 86 * unit, doorWide - 28 * unit, tall * 0.42, glass, { ink: 2.2 }),
    rect(canvas, x + width * 0.14, top + 8 * unit, width * 0.72, 34 * unit, trim, { ink: 2.2, round: 4 * unit }),
    awning(stage, x - 4 * unit, top + 44 * unit, width + 8 * unit, cloth),
  );
}

/** A striped awning with a scalloped edge. */
export function awning({ canvas, palette, unit }: Stage, x: number, y: number, width: number, cloth: string): string {
  const deep = 78 * unit;
  const stripes = Math.max(4, Math.round(width / (46 * unit)));
  const step = width / stripes;
  const flare = 16 * unit;
  const shadow = rect(canvas, x, y + deep, width, 26 * unit, palette.shade, { ink: 0, opacity: 0.28 });
  const bands = Array.from({ length: stripes }, (_, index) => {
    const [left, right] = [x + index * step, x + (index + 1) * step];
    const spread = (at: number) => at + ((at - (x + width / 2)) / (width / 2)) * flare;
    const tone = mix(index % 2 ? mix(palette.light, '#fff6e6', 0.5) : cloth, palette.shade, palette.night ? 0.34 : 0);
    return path(
      canvas,
      `M${n(left)} ${n(y)}H${n(right)}L${n(spread(right))} ${n(y + deep)}A${n(step / 2)} ${n(step / 2.4)} 0 0 1 ${n(spread(left))} ${n(y + deep)}Z`,
      canvas.linear(even(mix(tone, palette.shade, 0.16), tone), { bands: 1 }),
      { ink: 2.2 },
    );
  });
  return shadow + group('', ...bands);
}
