import { converter, formatHex } from 'culori';
import sharp from 'sharp';

/** Side of the downsampled picture, pixels. */
const SAMPLE = 48;
const COLOURS = 5;
const ROUNDS = 8;
/** OKLab distance within which two colours count as one. */
const SAME = 0.045;

type Lab = readonly [light: number, greenRed: number, blueYellow: number];
const toLab = converter('oklab');

/**
 * Extracts the palette of a picture, most frequent first.
 * @returns up to five `#rrggbb`
 * @throws when the bytes are not an image sharp can read
 */
export async function paletteOf(image: Buffer): Promise<string[]> {
  const upright = sharp(image, { limitInputPixels: 50_000_000 }).autoOrient();
  const small = upright.flatten({ background: '#ffffff' }).toColourspace('srgb');
  const { data, info } = await small
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours: Lab[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]].map((value) => (value ?? 0) / 255);
    const { l, a, b: yellow } = toLab({ mode: 'rgb', r, g, b });
    colours.push([l, a, yellow]);
  }
  return distinct(cluster(colours)).map(([l, a, b]) => formatHex({ mode: 'oklab', l, a, b }));
}

const distance = (one: Lab, other: Lab) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** k-means clustering in OKLab with farthest-point initialisation, which is deterministic. */
function cluster(colours: readonly Lab[]): Lab[] {
  let centres = farApart(colours);
  let sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map(() => ({ l: 0, a: 0, b: 0, count: 0 }));
    for (const colour of colours) {
      const sum = sums[nearest(centres, colour)];
      if (!sum) continue;
      sum.l += colour[0];
      sum.a += colour[1];
      sum.b += colour[2];
      sum.count += 1;
    }
    centres = sums.map(({ l, a, b, count }, index) =>
      count ? [l / count, a / count, b / count] : (centres[index] ?? [0, 0, 0]),
    );
    sizes = sums.map((sum) => sum.count);
  }
  return centres
    .map((centre, index) => ({ centre, size: sizes[index] ?? 0 }))
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size)
    .map(({ centre }) => centre);
}

function farApart(colours: readonly Lab[]): Lab[] {
  const starts: Lab[] = [colours[0] ?? [0, 0, 0]];
  while (starts.length < COLOURS) {
    const far = colours.reduce<{ colour: Lab; gap: number }>(
      (best, colour) => {
        const gap = Math.min(...starts.map((start) => distance(start, colour)));
        return gap > best.gap ? { colour, gap } : best;
      },
      { colour: starts[0] ?? [0, 0, 0], gap: -1 },
    );
    starts.push(far.colour);
  }
  return starts;
}

function nearest(centres: readonly Lab[], colour: Lab): number {
  let best = 0;
  centres.forEach((centre, index) => {
    if (distance(centre, colour) < distance(centres[best] ?? centre, colour)) best = index;
  });
  return best;
}

function distinct(centres: readonly Lab[]): Lab[] {
  return centres.filter((centre, index) =>
    centres.slice(0, index).every((earlier) => distance(earlier, centre) > SAME ** 2),
  );
}
