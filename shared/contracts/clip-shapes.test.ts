import { type ClipWish, clipFault, clipRatios, keepsShape, ratioMade } from './clip-shapes';
import { ASPECT_RATIO_IDS } from './image-options';
import type { ServedBy } from './providers';

const LUMA = 'fal-ai/luma-dream-machine';
const RUNWAY = 'fal-ai/runway-gen3/turbo/image-to-video';
const image_url = '/media/boat.png';

test.each<[ServedBy, ClipWish, string | undefined]>([
  ['fal', {}, undefined],
  ['fal', { aspect_ratio: '9:16' }, undefined],
  ['fal', { aspect_ratio: '4:5' }, 'Stable Video does not make 4:5 video. Choose 1:1, 16:9, or 9:16.'],
  ['fal', { aspect_ratio: '4:5', image_url }, undefined],
  ['fal', { aspect_ratio: '4:5', image_url: '' }, 'Stable Video does not make 4:5 video. Choose 1:1, 16:9, or 9:16.'],
  ['fal', { model: LUMA, aspect_ratio: '1:1' }, 'Luma Dream Machine does not make 1:1 video. Choose 16:9 or 9:16.'],
  ['fal', { model: LUMA, aspect_ratio: '1:1', image_url }, 'Luma Dream Machine does not make 1:1 video.'],
  ['fal', { model: RUNWAY }, 'This model sets a picture in motion. Choose a picture to start from.'],
  ['replicate', { model: LUMA, aspect_ratio: '4:5' }, 'The provider does not make 4:5 video.'],
  ['replicate', { model: RUNWAY }, undefined],
  ['embedded', { model: LUMA, aspect_ratio: '4:5' }, undefined],
])('%s, asked for %j', (servedBy, wish, said) => {
  const { message } = clipFault(servedBy, wish) ?? {};
  if (said === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(said);
});

test('every ratio is offered where nothing limits it, and what keeps its picture’s shape says so', () => {
  expect(clipRatios('embedded', LUMA, { fromPicture: false })).toEqual(ASPECT_RATIO_IDS);
  expect(clipRatios('fal', LUMA, { fromPicture: false })).toEqual(['16:9', '9:16']);
  expect(keepsShape('fal', 'fal-ai/stable-video')).toBe(true);
  expect([keepsShape('fal', LUMA), keepsShape('embedded', LUMA)]).toEqual([false, false]);
});

test.each([
  ['fal', 'fal-ai/stable-video', '9:16', '9:16'],
  ['fal', 'fal-ai/stable-video', '4:5', '1:1'],
  ['fal', LUMA, '4:5', '9:16'],
  ['replicate', LUMA, '4:5', '1:1'],
  ['embedded', LUMA, '4:5', '4:5'],
] as const)('%s makes of %s, asked for %s, %s', (servedBy, model, ratio, made) => {
  expect(ratioMade(servedBy, model, { ratio, fromPicture: false })).toBe(made);
});
