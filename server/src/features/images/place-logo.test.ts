import sharp from 'sharp';
import { placeLogo } from './place-logo';

const plain = (background: string, width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const storage = (logo: Buffer) => ({ read: async () => logo });
/** The colour of a pixel, `#rrggbb`. */
async function colourAt(image: Uint8Array, left: number, top: number) {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

test.each([
  ['top-left', 20, 20],
  ['top-right', 370, 20],
  ['bottom-left', 20, 280],
  ['bottom-right', 370, 280],
] as const)('it stands in the corner that was ordered: %s', async (corner, x, y) => {
  const [picture, logo] = await Promise.all([plain('#ffffff'), plain('#c8102e', 100, 100)]);
  const placed = await placeLogo(picture, { key: 'k', corner }, storage(logo));
  expect(await sharp(placed).metadata()).toMatchObject({ width: 400, height: 300, format: 'png' });
  expect(await colourAt(placed, x, y)).toBe('#c8102e');
  expect(await colourAt(placed, 200, 150)).toBe('#ffffff');
});

test('a logo without contrast gets a plate, else it stands on the picture itself', async () => {
  const logo = await plain('#111111', 100, 100);
  const beside = async (ground: string) =>
    colourAt(await placeLogo(await plain(ground), { key: 'k', corner: 'top-left' }, storage(logo)), 30, 11);
  expect(await beside('#1a1a1a')).toMatch(/^#[c-f]/);
  expect(await beside('#ffd000')).toBe('#ffd000');
});

test('a logo that is no longer stored is named in the error', async () => {
  const gone = { read: () => Promise.reject(new Error('Nothing is kept')) };
  await expect(placeLogo(await plain('#fff'), { key: 'k', corner: 'top-left' }, gone)).rejects.toMatchObject({
    message: 'The logo was removed with its brand profile.',
    detail: { field: 'logoCorner' },
  });
});
