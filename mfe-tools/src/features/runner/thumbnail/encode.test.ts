import { BYTES_MAX, encode, type FileType } from './encode';

/** A fake canvas whose file has `bytes` at full quality. */
const canvasOf =
  (bytes: number) =>
  async (type: FileType, quality = 1) =>
    new Blob([new Uint8Array(Math.round(bytes * quality))], { type });

test('a file that fits keeps full quality; a larger one is lowered until it fits, and is marked', async () => {
  expect(await encode(canvasOf(500_000), 'image/jpeg')).toMatchObject({ quality: 92, lowered: false });
  const lowered = await encode(canvasOf(2_600_000), 'image/jpeg');
  expect(lowered).toMatchObject({ quality: 72, lowered: true });
  expect(lowered.blob.size).toBeLessThanOrEqual(BYTES_MAX);
});

test('a PNG that is too large is refused with its size', async () => {
  expect(await encode(canvasOf(1_900_000), 'image/png')).toMatchObject({ quality: null, lowered: false });
  await expect(encode(canvasOf(2_400_000), 'image/png')).rejects.toThrow(new RangeError('2400000'));
});

test('a file of another type than requested is refused', async () => {
  const other = async () => new Blob([new Uint8Array(10)], { type: 'image/png' });
  await expect(encode(other, 'image/jpeg')).rejects.toThrow('no such file');
});
