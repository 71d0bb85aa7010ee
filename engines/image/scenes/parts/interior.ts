import { mix } from '../../palette/colour';
import { colourOf, wants } from '../../prompt/wishes';
import { relief } from '../../svg/materials';
import { n } from '../../svg/number';
import { disc, group, path, rect, wash } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';

/** The side the light comes from, the same for every part of one picture: -1 left, 1 right. */
export const lightSide = ({ random }: Stage): -1 | 1 => (random.fork('window').chance(0.66) ? -1 : 1);

/** Indoor darkness by time of day: 0 by day, more at dusk and at night. */
export function gloom({ brief, palette }: Stage): number {
  if (palette.night) return 0.5;
  return brief.time === 'dusk' || brief.moods.has('dark') ? 0.3 : 0;
}

/** A plaster wall in side light. */
export function wall(stage: Stage, floor: number): string {
  const { canvas, palette, noise, width, height } = stage;
  const colour = mix(palette.wall, palette.shade, gloom(stage));
  const side = lightSide(stage);
  const light = canvas.linear(
    [
      { at: 0, colour: palette.light, opacity: 0.42 },
      { at: 0.45, colour: palette.light, opacity: 0.02 },
      { at: 0.55, colour: palette.shade, opacity: 0.04 },
      { at: 1, colour: palette.shade, opacity: 0.5 },
    ],
    { x1: side < 0 ? 0 : 1, x2: side < 0 ? 1 : 0, y2: 0.45, bands: 3 },
  );
  const bumps = relief(canvas, noise, [0, 0, width, floor], {
    across: 5,
    down: 5 * (floor / width),
    depth: 0.2,
    octaves: 5,
  });
  return wash(canvas, colour) + bumps + rect(canvas, 0, 0, width, height, light, { ink: 0 });
}

/** Window light on the wall: four slanted panes, sometimes with leaf shadows. */
export function windowLight(stage: Stage, x: number, y: number, size: number): string {
  const { canvas, palette, unit, random, brief } = stage;
  if (gloom(stage) > 0.4) return '';
  const side = -lightSide(stage);
  const lean = 0.26 * size * side;
  const pane = (column: number, row: number) => {
    const left = x + side * column * size * 0.54;
    const top = y + row * size * 0.7 + column * 0.14 * size;
    const right = left + side * size * 0.48;
    return `M${n(left)} ${n(top)}L${n(right)} ${n(top + lean * side * 0.48)}V${n(top + size * 0.62 + lean * side * 0.48)}L${n(left)} ${n(top + size * 0.62)}Z`;
  };
  const panes = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('');
  const tone = wants(brief, 'cloudy', 'rain', 'rainy', 'overcast') ? 0.14 : 0.44;
  const chance = random.fork('leaf-shadow');
  const shadow = chance.chance(0.4) ? branchShadow(stage, x + side * size * 0.5, y + size * 0.2, size * 1.1) : '';
  return group(canvas.blur(6 * unit), path(canvas, panes, palette.light, { ink: 0, opacity: tone }), shadow);
}

/** The shadow of a leafy branch. */
export function branchShadow({ canvas, palette, random }: Stage, x: number, y: number, size: number): string {
  const chance = random.fork('branch');
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const along = index / 11;
    const angle = 40 + (index % 2 ? 62 : -52) + chance.between(-14, 14);
    const long = size * (0.34 - 0.14 * along);
    return `<g transform="translate(${n(x + along * size * 0.5)} ${n(y + along * size * 0.62)}) rotate(${n(angle)})"><path d="M0 0C${n(long * 0.3)} ${n(-long * 0.2)} ${n(long * 0.75)} ${n(-long * 0.15)} ${n(long)} 0 ${n(long * 0.75)} ${n(long * 0.15)} ${n(long * 0.3)} ${n(long * 0.2)} 0 0Z"/></g>`;
  });
  return group(` fill="${mix(palette.wall, palette.shade, canvas.flat ? 0.3 : 0.55)}" opacity=".5"`, ...leaves);
}

/** A table (or shelf) from `top` to the bottom of the picture, with a lit front edge. */
export function table(stage: Stage, top: number): string {
  const { canvas, palette, noise, width, height, unit } = stage;
  const wooden = wants(stage.brief, 'wooden', 'wood', 'oak', 'walnut') && !colourOf(stage.brief, 'table', 'desk');
  const own = wooden ? '#9a6a42' : palette.surface;
  const colour = mix(own, palette.shade, gloom(stage) * 0.8);
  const fill = canvas.linear(even(mix(colour, palette.light, 0.16), colour, mix(colour, palette.shade, 0.38)), {
    bands: 2,
  });
  const grainy = relief(canvas, noise, [0, top, width, height - top], {
    across: 2.2,
    down: 15,
    depth: 0.1,
    octaves: 4,
    layer: 6,
  });
  const side = lightSide(stage);
  const pool = canvas.linear(fade(palette.light, 0.3, 0), {
    x1: side < 0 ? 0 : 1,
    x2: side < 0 ? 1 : 0,
    y2: 0.3,
    bands: 2,
  });
  return group(
    '',
    rect(canvas, -20, top, width + 40, height - top + 20, fill),
    grainy,
    rect(canvas, 0, top, width, height - top, pool, { ink: 0 }),
    rect(canvas, 0, top - 2 * unit, width, 5 * unit, mix(colour, palette.light, 0.5), { ink: 0, opacity: 0.75 }),
    canvas.flat
      ? ''
      : rect(canvas, 0, top - 60 * unit, width, 60 * unit, canvas.linear(fade(palette.shade, 0, 0.22)), { ink: 0 }),
  );
}

/** Contact shadow of an object on the table, and its long cast shadow away from the window. */
export function shadow(stage: Stage, x: number, y: number, halfWidth: number, length: number): string {
  const { canvas, palette } = stage;
  const away = -lightSide(stage);
  const tone = mix(palette.shade, palette.surface, 0.15);
  if (canvas.flat)
    return disc(canvas, x + away * halfWidth * 0.5, y, halfWidth * 1.5, tone, {
      ry: halfWidth * 0.2,
      ink: 0,
      opacity: 0.4,
    });
  const end = x + away * (halfWidth + length);
  const drop = length * 0.14;
  const cast = `M${n(x - away * halfWidth * 0.6)} ${n(y + halfWidth * 0.12)}L${n(end)} ${n(y - drop)}Q${n(end + away * halfWidth * 0.8)} ${n(y - drop - halfWidth * 0.1)} ${n(end)} ${n(y - drop - halfWidth * 0.42)}L${n(x)} ${n(y - halfWidth * 0.3)}Z`;
  const fill = canvas.linear(fade(tone, 0.7, 0.16), { x1: away > 0 ? 0 : 1, x2: away > 0 ? 1 : 0, y2: 0 });
  const contact = disc(
    canvas,
    x + away * halfWidth * 0.1,
    y,
    halfWidth * 1.25,
    canvas.radial([
      { at: 0.2, colour: tone, opacity: 0.85 },
      { at: 1, colour: tone, opacity: 0 },
    ]),
    { ry: halfWidth * 0.24, ink: 0 },
  );
  return group(canvas.blur(halfWidth * 0.12), path(canvas, cast, fill, { ink: 0 })) + contact;
}

/** Gradient fill of an upright cylindrical object: lit edge, body, shaded edge with reflected light. */
export function turned(stage: Stage, colour: string): string {
  const { canvas, palette } = stage;
  const side = lightSide(stage);
  const dim = gloom(stage) * 0.55;
  const own = mix(colour, palette.shade, dim);
  return canvas.linear(
    [
      { at: 0, colour: mix(own, palette.shade, 0.12) },
      { at: 0.24, colour: mix(own, palette.light, 0.42) },
      { at: 0.55, colour: own },
      { at: 0.9, colour: mix(own, palette.shade, 0.66) },
      { at: 1, colour: mix(own, palette.shade, 0.5) },
    ],
    { x1: side < 0 ? 0 : 1, x2: side < 0 ? 1 : 0, y1: 0, y2: 0.08, bands: 3 },
  );
}

/** Gradient fill of a spherical object. */
export function round(stage: Stage, colour: string): string {
  const { canvas, palette } = stage;
  const own = mix(colour, palette.shade, gloom(stage) * 0.55);
  return canvas.radial(
    [
      { at: 0, colour: mix(own, palette.light, 0.55) },
      { at: 0.42, colour: own },
      { at: 0.82, colour: mix(own, palette.shade, 0.48) },
      { at: 1, colour: mix(own, palette.shade, 0.66) },
    ],
    { cx: lightSide(stage) < 0 ? 0.33 : 0.67, cy: 0.34, r: 0.78, bands: 3 },
  );
}
