/** @jest-environment node */
import { type GeneratedImage, toImageItem } from './generated-image';

const image: GeneratedImage = {
  id: 'i1',
  url: '/media/i1',
  prompt: 'a hill',
  timestamp: '2026-11-21T04:00:00.000Z',
  aspect_ratio: '16:9',
  style: 'sketch',
  model: 'fal-ai/flux/dev',
  seed: 7,
  text_overlays: ['hello'],
  edited_url: null,
  type: 'generated',
  width: 1280,
  height: 720,
  dominant_color: '#aabbcc',
  content_type: 'image/webp',
  bytes: 4,
};

test('a picture has exactly eleven fields', () => {
  expect(toImageItem(image)).toEqual({
    id: 'i1',
    url: '/media/i1',
    prompt: 'a hill',
    timestamp: '2026-11-21T04:00:00.000Z',
    aspectRatio: '16:9',
    style: 'sketch',
    model: 'fal-ai/flux/dev',
    seed: 7,
    textOverlays: ['hello'],
    editedUrl: null,
    type: 'generated',
  });
});
