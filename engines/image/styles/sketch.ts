import type { Random } from '../../english/random';
import { channels } from '../svg/texture';
import { boxBlur } from './flow';
import { blurred, lumaOf, type Pixels } from './pixels';
import type { Hints, Style } from './style';

const PAPER = [243, 238, 228] as const;
const GRAPHITE = [52, 50, 54] as const;

/** Hatching passes from light to dark: angle (degrees) and darkness from which each is drawn. */
const PASSES = [
  { angle: -52, from: 0.1, weight: 0.62 },
  { angle: -38, from: 0.28, weight: 0.66 },
  { angle: 34, from: 0.46, weight: 0.7 },
  { angle: -80, from: 0.64, weight: 0.8 },
] as const;

/** Pencil on paper: contours drawn twice, tone by hatching; requested colours as coloured pencil. */
export const sketch: Style = {
  finish: 'soft',
  tone: (colour) => colour,
  asksForSubjects: true,
  develop: async (base, chance, hints) => {
    const soft = await blurred(base, 1.2);
    const dark = tones(lumaOf(soft), hints.subjects?.all);
    const tooth = paperTooth(base.width, base.height, chance.fork('tooth'));
    const lead = new Float32Array(dark.length);
    for (const pass of PASSES) hatch(lead, dark, base.width, base.height, pass, chance.fork(`hatch${pass.angle}`));
    contour(lead, soft, chance.fork('contour'));
    return onPaper(base, lead, tooth, hints);
  },
};

/** Share of the picture that must be left to judge its light by. */
const GROUND = 0.2;

/**
 * Darkness per pixel, with contrast stretched to the paper's white and the pencil's black, by the light of what is no
 * subject: another colour of one thing does not change the tone of all.
 */
function tones(luma: Float32Array, subjects?: Uint8Array): Float32Array {
  const sample = (skip?: Uint8Array) =>
    Float32Array.from(
      Array.from({ length: Math.ceil(luma.length / 97) }, (_, index) => index * 97).filter((at) => !skip?.[at]),
      (at) => luma[at] ?? 0,
    ).sort();
  const ground = sample(subjects);
  const sorted = ground.length * 97 > GROUND * luma.length ? ground : sample();
  const low = sorted[Math.floor(sorted.length * 0.02)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.93)] ?? 1;
  const range = Math.max(0.12, high - low);
  return luma.map((value) => Math.max(0, Math.min(1, 1 - (value - low) / range)) ** 1.12);
}

/** Paper grain as noise: the pencil marks where it is high. */
function paperTooth(width: number, height: number, chance: Random): Float32Array {
  const tooth = Float32Array.from({ length: width * height }, () => chance.next());
  boxBlur(tooth, width, height, 1);
  return tooth.map((value) => Math.max(0, Math.min(1, (value - 0.5) * 3.6 + 0.5)));
}

interface Pass {
  angle: number;
  from: number;
  weight: number;
}

/** Hatching: parallel strokes over the whole sheet, with pressure by the tone under them. */
function hatch(
  lead: Float32Array,
  dark: Float32Array,
  width: number,
  height: number,
  { angle, from, weight }: Pass,
  chance: Random,
): void {
  const scale = Math.min(width, height) / 1000;
  const turn = (angle * Math.PI) / 180;
  const spacing = 4.4 * scale;
  const reach = Math.hypot(width, height) / 2;
  for (let across = -reach; across < reach; across += spacing * chance.between(0.7, 1.3)) {
    for (let along = -reach; along < reach; ) {
      const length = chance.between(46, 120) * scale;
      const tilt = turn + chance.between(-0.045, 0.045);
      const bow = chance.between(-0.0009, 0.0009) / scale;
      const press = weight * chance.between(0.65, 1.1);
      const x = width / 2 + Math.cos(turn) * along - Math.sin(turn) * across;
      const y = height / 2 + Math.sin(turn) * along + Math.cos(turn) * across;
      pencil(lead, width, height, x, y, tilt, bow, length, (at, share) => {
        const tone = dark[at] ?? 0;
        const want = Math.min(1, Math.max(0, (tone - from) / 0.26));
        return want * press * (0.45 + 0.55 * tone) * Math.min(1, share * 8, (1 - share) * 3.2);
      });
      along += length * chance.between(0.62, 0.95);
    }
  }
}

/** Draws one slightly bent, antialiased line: each point is split between the two nearest rows. */
function pencil(
  lead: Float32Array,
  width: number,
  height: number,
  startX: number,
  startY: number,
  tilt: number,
  bow: number,
  length: number,
  pressure: (at: number, share: number) => number,
): void {
  let x = startX;
  let y = startY;
  let heading = tilt;
  for (let step = 0; step < length; step += 1) {
    x += Math.cos(heading);
    y += Math.sin(heading);
    heading += bow;
    const column = x | 0;
    const row = y | 0;
    if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) continue;
    const at = row * width + column;
    const press = pressure(at, step / length);
    if (press <= 0) continue;
    const below = y - row;
    lead[at] = (lead[at] ?? 0) + press * (1 - below) * 1.25;
    lead[at + width] = (lead[at + width] ?? 0) + press * below * 1.25;
  }
}

/** Edge detection in tone and colour; a second, shifted line makes the edges look drawn rather than traced. */
function contour(lead: Float32Array, { data, width, height }: Pixels, chance: Random): void {
  const shiftX = chance.int(2, 3);
  const edge = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let strength = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 3 + channel;
        const dx = (data[at + 3] ?? 0) - (data[at - 3] ?? 0);
        const dy = (data[at + width * 3] ?? 0) - (data[at - width * 3] ?? 0);
        strength = Math.max(strength, Math.hypot(dx, dy));
      }
      edge[y * width + x] = Math.min(1, Math.max(0, (strength - 7) / 34));
    }
  }
  for (let y = 3; y < height - 3; y += 1) {
    for (let x = 4; x < width - 4; x += 1) {
      const wobble = Math.round(Math.sin(y * 0.021 + x * 0.008) * 1.6);
      const first = edge[y * width + x] ?? 0;
      const second = edge[(y + wobble) * width + x + shiftX] ?? 0;
      const at = y * width + x;
      lead[at] = (lead[at] ?? 0) + first * 1.0 + second * 0.34;
    }
  }
}

/**
 * Composites the pencil on paper: grain breaks light strokes, and the drawing fades out before the edge of the sheet.
 */
function onPaper(
  { data, width, height }: Pixels,
  lead: Float32Array,
  tooth: Float32Array,
  { named, subjects }: Hints,
): Pixels {
  const hues = named.map(channels).filter(isColour).map(hueOf);
  const out = new Uint8Array(data.length);
  const margin = Math.min(width, height) * 0.045;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const inset =
        Math.min(x, y, width - 1 - x, height - 1 - y) + Math.sin(x * 0.045) * 5 + Math.sin(y * 0.06 + 1) * 5;
      const frame = Math.max(0, Math.min(1, (inset - margin * 0.45) / (margin * 0.7)));
      const grain = tooth[at] ?? 0.5;
      const touched = (lead[at] ?? 0) * frame;
      const cover = Math.min(0.94, touched * (0.42 + 0.86 * grain));
      const colour = colouring(data, at * 3, hues, subjects?.coloured[at] === 1);
      for (let channel = 0; channel < 3; channel += 1) {
        const paper = (PAPER[channel] ?? 0) - (grain - 0.5) * 7;
        const own = data[at * 3 + channel] ?? 0;
        const wash = paper + (own - paper) * colour * frame * (0.42 + 0.4 * grain);
        const pigment = (GRAPHITE[channel] ?? 0) * (1 - colour * 0.8) + own * 0.5 * colour * 0.8;
        out[at * 3 + channel] = Math.max(0, Math.min(255, wash + (pigment - wash) * cover));
      }
    }
  }
  return { data: out, width, height };
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Angle within which a hue counts as a named one, degrees. */
const NEAR = 26;
/** Spread of the channels from which a colour is one at all, and over which a named one becomes full pencil. */
const [LEAST, RISE] = [22, 40] as const;

const spreadOf = ([red, green, blue]: Rgb) => Math.max(red, green, blue) - Math.min(red, green, blue);
const isColour = (colour: Rgb) => spreadOf(colour) > LEAST;

/** Hue in degrees. */
function hueOf(colour: Rgb): number {
  const [red, green, blue] = colour;
  const spread = spreadOf(colour) || 1;
  const most = Math.max(red, green, blue);
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}

/** Share of coloured pencil at a pixel: of a coloured subject, and of colours near the named hues, however dark. */
function colouring(data: Uint8Array, at: number, hues: readonly number[], subject: boolean): number {
  const colour: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const spread = spreadOf(colour);
  if (spread <= LEAST || (hues.length === 0 && !subject)) return 0;
  if (subject) return Math.min(1, (spread - LEAST) / RISE);
  const hue = hueOf(colour);
  const near = hues.some((other) => Math.abs(((hue - other + 540) % 360) - 180) < NEAR);
  return near ? Math.min(1, (spread - LEAST) / RISE) : 0;
}
