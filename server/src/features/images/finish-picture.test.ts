import type { LetteringRequest } from '@flint/engines/spec/illustrator';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import sharp from 'sharp';
import { finishPicture } from './finish-picture';

const RECIPE: ImageRecipe = {
  ...{ prompt: 'a lake', model: 'fal-ai/flux-pro/v1.1-ultra', style: 'sketch', aspectRatio: '4:5', count: 1, seed: 1 },
  imageUrl: null,
};
const still = new AbortController().signal;

/** A letterer that records its requests. */
function recordingLetterer() {
  const asked: LetteringRequest[] = [];
  const letter = async (request: LetteringRequest) => {
    asked.push(request);
    return new Uint8Array([1, 2, 3]);
  };
  return { asked, letter };
}

/** A red picture with a green band at the top and at the bottom. */
async function banded(width: number, height: number, band: number): Promise<Buffer> {
  const green = { create: { width, height: band, channels: 3 as const, background: '#00ff00' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: green, left: 0, top: 0 },
      { input: green, left: 0, top: height - band },
    ])
    .png()
    .toBuffer();
}

test('the ordered shape is cropped from the middle of a larger picture', async () => {
  const cut = await finishPicture(
    await banded(768, 1024, 32),
    { ...RECIPE, cutFrom: '3:4' },
    recordingLetterer(),
    still,
  );
  const { data, info } = await sharp(cut).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([768, 960]);
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect([...data.subarray(-3)]).toEqual([255, 0, 0]);
});

test('a picture in the ordered shape is not re-encoded', async () => {
  const bytes = await banded(80, 100, 4);
  expect(await finishPicture(bytes, RECIPE, recordingLetterer(), still)).toBe(bytes);
});

test('ordered words are set on the cropped picture', async () => {
  const letterer = recordingLetterer();
  const recipe = { ...RECIPE, cutFrom: '3:4', textOverlays: ['Sale'] };
  expect(await finishPicture(await banded(768, 1024, 32), recipe, letterer, still)).toEqual(new Uint8Array([1, 2, 3]));
  expect(letterer.asked).toMatchObject([{ texts: ['Sale'], style: 'sketch', prompt: 'a lake' }]);
  expect(await sharp(letterer.asked[0]!.image).metadata()).toMatchObject({ width: 768, height: 960 });
});
