import { CAPABILITIES } from '../kinds';
import { IMAGE_MODELS, LLAMA_8B, type Makers, VIDEO_MODELS } from '../models';
import type { ImageRecipe } from '../recipes/image';
import { costTable } from './cost-table';
import { imageCosts } from './image-costs';
import { priceItem } from './line-items';
import { priceRecipe } from './recipe-price';

const allBy = (by: Makers['image']) => Object.fromEntries(CAPABILITIES.map((kind) => [kind, by])) as unknown as Makers;
const [NOBODY, BUILT_IN] = [allBy(null), allBy('embedded')];
const VENDORS: Makers = { ...allBy('fal'), chat: 'openai-compatible' };

test('every model has a whole price above 0', () => {
  for (const makers of [VENDORS, BUILT_IN])
    for (const each of Object.values(costTable(makers))) expect(Number.isInteger(each) && each > 0).toBe(true);
});

test('pictures cost their count times the unit cost, in either table', () => {
  for (const { id: model } of IMAGE_MODELS) {
    const recipe: ImageRecipe = {
      prompt: 'p',
      model,
      style: null,
      aspectRatio: '1:1',
      count: 4,
      seed: 1,
      imageUrl: null,
    };
    const each = imageCosts('fal')[`image:${model}`] ?? 0;
    expect(priceRecipe('image', costTable(VENDORS), recipe)).toBe(4 * each);
  }
});

test('a capability without a provider has no price, and is never free', () => {
  expect(costTable(NOBODY)).toEqual({});
  expect(() => priceItem({}, { key: 'prompt', units: 1 })).toThrow('No price for prompt');
});

test('begun thousands, minutes and half minutes are charged as whole ones', () => {
  const costs = costTable(BUILT_IN);
  const said = (length: number) =>
    priceRecipe('speech', costs, { text: 'é'.repeat(length), voice: 'clara', speed: 1, format: 'mp3' });
  expect([said(1), said(1000), said(1001)]).toEqual([1, 1, 2]);
  const recording = { name: '', audioUrl: null, uploadId: null, language: null };
  const heard = (seconds: number) => priceRecipe('transcript', costs, { ...recording, seconds });
  expect([heard(0), heard(0.2), heard(60), heard(60.1)]).toEqual([1, 1, 1, 2]);
  // What an AAC file of a minute decodes to.
  expect(heard(60.02)).toBe(1);
});

test('a film costs its seconds at its model, a chat its tokens', () => {
  const film = { prompt: '', imageUrl: null, aspectRatio: '16:9', motionBucketId: 127, seed: 1, captions: false };
  const recipe = { ...film, model: VIDEO_MODELS[0].id, duration: 5 };
  expect(priceRecipe('video', costTable(BUILT_IN), recipe)).toBe(5);
  expect(priceRecipe('video', costTable(VENDORS), recipe)).toBe(20);
  const chat = { messages: [], model: LLAMA_8B, maxTokens: 2048, temperature: 0, seed: null };
  expect(priceRecipe('chat', costTable(VENDORS), chat)).toBe(3);
});
