import { differenceCiede2000 } from 'culori';
import sharp from 'sharp';
import type { EditedPicture } from '../spec/picture-editor';
import { inForm } from '../testing/in-form';
import { asPng, pixelsOfPng, seededPicture } from '../testing/pictures';
import { editPicture } from './edit-picture';
import { readPicture } from './raster/read-picture';
import { planEdit } from './reading/plan-edit';

const edit = (image: Uint8Array, words = 'brighter'): Promise<EditedPicture> =>
  editPicture({ image, plan: planEdit(words), strength: 0.5, seed: 1 });

/** How stored pixels come from upright ones, by EXIF orientation: a turn to the right, then a mirror. */
const TURNS: Readonly<Record<number, readonly [degrees: number, mirror: boolean]>> = {
  ...{ 1: [0, false], 2: [0, true], 3: [180, false], 4: [180, true] },
  ...{ 5: [90, true], 6: [270, false], 7: [270, true], 8: [90, false] },
};

/** An upright 300 x 400 (or 400 x 300) picture whose upper left quarter is red, stored as a camera of that orientation does. */
async function photo(orientation: number, format: 'jpeg' | 'webp'): Promise<Buffer> {
  const [width, height] = orientation > 4 ? [300, 400] : [400, 300];
  const red = await sharp({ create: { width: width / 2, height: height / 2, channels: 3, background: '#d01010' } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { width, height, channels: 3, background: '#2040c0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const [degrees, mirror] = TURNS[orientation]!;
  const turned = await sharp(upright).rotate(degrees).png().toBuffer();
  const stored = sharp(mirror ? await sharp(turned).flop().png().toBuffer() : turned);
  return stored.withMetadata({ orientation }).toFormat(format).toBuffer();
}

/** A picture of one colour: large ones are small files. */
const flat = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** A colour converted for a press, with the profile of that press: the truth is the colour itself. */
const printed = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .withIccProfile('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer();

describe('editPicture', () => {
  it.each(
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) => [['jpeg', orientation] as const, ['webp', orientation] as const]),
  )('a %s photo of orientation %i is upright after an edit', async (format, orientation) => {
    const stored = await photo(orientation, format);
    const { width, height, orientation: said } = await sharp(stored).metadata();
    expect([width, height, said]).toEqual([400, 300, orientation]);
    for (const words of inForm(['brighter', 'sharper', 'vignette'], [0])) {
      const after = await edit(stored, words);
      expect([after.width, after.height]).toEqual(orientation > 4 ? [300, 400] : [400, 300]);
      const { data } = await pixelsOfPng(after.image);
      const at = (x: number, y: number) => (y * after.width + x) * 4;
      const isRed = (offset: number) => data[offset]! > data[offset + 2]!;
      expect([isRed(at(40, 40)), isRed(at(after.width - 40, 40)), isRed(at(40, after.height - 40))]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });

  it('writes a PNG without metadata', async () => {
    const stored = await sharp(await photo(6, 'jpeg'))
      .withExif({ IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { image } = await edit(stored);
    const { format, exif, icc, xmp, orientation, hasAlpha } = await sharp(image).metadata();
    expect({ format, exif, icc, xmp, orientation, hasAlpha }).toEqual({ format: 'png', hasAlpha: false });
  });

  it.each(['warmer', 'blurred', 'sharper', 'vintage', 'dreamy', 'oil painting', 'rotate 90', 'vignette', 'grain'])(
    'transparency stays after %s: corners are clear, edges soft and without a dark fringe',
    async (words) => {
      const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><circle cx="80" cy="80" r="50" fill="#f4e8d0"/></svg>`;
      const { data, width } = await pixelsOfPng(
        (await edit(await sharp(Buffer.from(disc)).png().toBuffer(), words)).image,
      );
      const alphas = [...data].filter((_, at) => at % 4 === 3);
      expect(alphas[0]).toBe(0);
      expect(alphas.filter((alpha) => alpha > 20 && alpha < 235).length).toBeGreaterThan(60);
      const middle = (80 * width + 80) * 4;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3]! < 40 || data[at + 3]! > 250) continue;
        expect(data[at]!).toBeGreaterThan(
          data[middle]! - (words === 'grain' ? 40 : words === 'oil painting' ? 45 : 16),
        );
      }
    },
  );

  it('shows plain CMYK as browsers do: inks multiplied', async () => {
    // Chromium 156 shows this JPEG as #d81000; a press profile would give #c92400.
    const picture = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#c8321f' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    const { data } = await pixelsOfPng((await edit(picture, 'crop 1:1')).image);
    expect([...data.subarray(0, 3)]).toEqual([216, 17, 0]);
  });

  it('shows CMYK with a profile in the colours that the profile says', async () => {
    for (const colour of ['#c86450', '#5a8c6e', '#50648c', '#d2be78', '#ebe6dc', '#ffffff']) {
      const { image } = await edit(await printed(colour), 'crop 1:1');
      const { data } = await pixelsOfPng(image);
      const seen = { mode: 'rgb' as const, r: data[0]! / 255, g: data[1]! / 255, b: data[2]! / 255 };
      expect([colour, differenceCiede2000()(seen, colour) < 5]).toEqual([colour, true]);
    }
  });

  it('takes 16 bits to 8 without bands, also where the edit stretches them', async () => {
    const [width, height] = [512, 64];
    const deep = new Uint16Array(width * height * 3);
    for (let at = 0; at < deep.length; at += 1) deep[at] = 26_000 + (Math.floor(at / 3) % width) * 4;
    const stored = await sharp(deep, { raw: { width, height, channels: 3 } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(stored).metadata()).depth).toBe('ushort');
    const { image } = await edit(stored, 'much more contrast');
    expect((await sharp(image).metadata()).depth).toBe('uchar');
    const { data } = await pixelsOfPng(image);
    const columns = Array.from({ length: width }, (_, x) => {
      let sum = 0;
      for (let y = 0; y < height; y += 1) sum += data[(y * width + x) * 4]!;
      return sum / height;
    });
    // Of a ramp of some 20 values the mean of each column keeps rising; bands would make it stand still and jump.
    const rises = Array.from({ length: 62 }, (_, step) => columns[step * 8 + 12]! - columns[step * 8]!);
    expect(Math.max(...rises)).toBeLessThan(0.9);
    expect(columns.at(-1)! - columns[0]!).toBeGreaterThan(8);
  });

  it('edits the first frame of an animation and says so', async () => {
    const frames = await Promise.all(
      ['#d01010', '#10d010'].map((background) =>
        sharp({ create: { width: 20, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      const { width, height, notes, image } = await edit(moving);
      expect([width, height, notes]).toEqual([20, 30, ['Only the first frame of the animation was edited.']]);
      const { data } = await pixelsOfPng(image);
      expect(data[0]!).toBeGreaterThan(data[1]!);
    }
  });

  it('makes a picture of 64 megapixels smaller, and says so', async () => {
    const large = await flat(10_000, 6_400);
    const { raster, notes } = await readPicture(large);
    expect(notes).toEqual(['This picture has 64 megapixels; it is edited at 24, as 6123 × 3919 pixels.']);
    expect([raster.width, raster.height, raster.data.length]).toEqual([6123, 3919, 6123 * 3919 * 4]);
    expect([...raster.data.subarray(-4)]).toEqual([136, 136, 136, 255]);
  });

  it('refuses more than 64 megapixels, and names the limit', async () => {
    await expect(edit(await flat(10_000, 6_500))).rejects.toMatchObject({
      name: 'EditError',
      message: 'A picture to edit has at most 64 megapixels; this one has 65. Make it smaller first.',
    });
  });

  it.each([
    ['a document', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['no picture', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_name, bytes) => {
    await expect(edit(bytes)).rejects.toMatchObject({ name: 'EditError', message: /^Only PNG, JPEG/ });
  });

  it('refuses a picture that ends early', async () => {
    const whole = await asPng(seededPicture(1));
    await expect(edit(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      name: 'EditError',
      message: /damaged/,
    });
  });

  it('is deterministic', async () => {
    const image = await asPng(seededPicture(2));
    const [one, other] = [await edit(image, 'grain, oil painting'), await edit(image, 'grain, oil painting')];
    expect(one.image.equals(other.image)).toBe(true);
    expect(one.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
  });
});
