import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { outgoingPicture } from './outgoing';

const PHOTO = join(__dirname, '../../../test/fixtures/turned-with-place.jpg');
const plain = { width: 40, height: 20, channels: 3, background: '#c8102e' } as const;
/** Mean of each channel, rounded. */
const colourOf = async (bytes: Uint8Array) => (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean));

test('a photo is upright, without its orientation, place, camera and profile', async () => {
  const { bytes, contentType } = await outgoingPicture(await readFile(PHOTO));
  const { format, width, height, space, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect([contentType, format, width, height, space]).toEqual(['image/jpeg', 'jpeg', 300, 400, 'srgb']);
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a picture is made smaller, never larger, and keeps its shape', async () => {
  const huge = await sharp({ create: { ...plain, width: 4_000, height: 1_000 } })
    .png()
    .toBuffer();
  expect(await sharp((await outgoingPicture(huge)).bytes).metadata()).toMatchObject({ width: 2048, height: 512 });
  expect(await sharp((await outgoingPicture(huge, 100)).bytes).metadata()).toMatchObject({ width: 100, height: 25 });
  const small = await sharp({ create: plain }).webp().toBuffer();
  expect(await sharp((await outgoingPicture(small)).bytes).metadata()).toMatchObject({ width: 40, height: 20 });
});

test('transparency is white', async () => {
  const clear = { ...plain, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { bytes } = await outgoingPicture(await sharp({ create: clear }).png().toBuffer());
  expect(await colourOf(bytes)).toEqual([255, 255, 255]);
});

test.each(['p3', 'cmyk'])('colours of a picture in %s are those that its profile means', async (profile) => {
  const shown = await sharp({ create: plain }).jpeg({ quality: 100 }).withIccProfile(profile).toBuffer();
  const { bytes } = await outgoingPicture(shown);
  const [red = 0, green = 0, blue = 0] = await colourOf(bytes);
  expect(Math.abs(red - 200) + Math.abs(green - 16) + Math.abs(blue - 46)).toBeLessThan(60);
});

test('what is no picture is refused with a message', async () => {
  await expect(outgoingPicture(Buffer.from('\x89PNG, and no more'))).rejects.toMatchObject({
    ...{ name: 'ProviderError', kind: 'refused', message: 'A picture could not be read. Choose another.' },
  });
});
