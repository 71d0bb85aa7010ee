import type { RunKind, UnpricedKind } from '../kinds';
import { FLUX_DEV, LLAMA_8B } from '../models';
import type { CutoutRecipe } from '../recipes/editing';
import type { Recipes } from '../runs';

const PICTURE = {
  ...{ prompt: 'A lake', model: FLUX_DEV, style: null, aspectRatio: '1:1', count: 1, seed: 1, imageUrl: null },
};
const FROM: CutoutRecipe = {
  ...{ picture: 'a', source: { from: 'library', name: 'A lake' }, prompt: 'warmer', model: 'edit' },
  ...{ style: null, aspectRatio: '1:1', seed: 1 },
};
const FILM = {
  ...{ prompt: 'A lake', model: 'fal-ai/stable-video', imageUrl: null, duration: 4.2, aspectRatio: '16:9' },
  ...{ motionBucketId: 127, seed: 1, captions: false },
};
const SPEECH = { text: 'a', voice: 'clara', format: 'mp3', speed: 1 } as const;
const RECORDING = { name: 'Talk', audioUrl: null, uploadId: null, language: null, seconds: 60 };
const PIECE = {
  ...{ prompt: 'calm', duration: 30, genre: null, mood: null, tempo: null, key: null, seed: 1, format: 'mp3' },
  ...{ stems: true, midi: true },
};
const CHAT = {
  messages: [{ role: 'user', content: 'x'.repeat(9_000) }],
  ...{ model: LLAMA_8B, maxTokens: 2048, temperature: 0, seed: null },
} as const;
const BRAND = { name: 'Mud & Fire', tone: 'x'.repeat(3_000) };
const TOOL = {
  tool: 'x/thread-architect',
  input: { topic: 'x'.repeat(600) },
  model: LLAMA_8B,
  maxTokens: 3_000,
  seed: 1,
};

/** Named sample orders of every kind with a price; the snapshot holds their prices. */
export const SAMPLE_RECIPES: {
  readonly [K in Exclude<RunKind, UnpricedKind>]: Readonly<Record<string, Recipes[K]>>;
} = {
  image: { 'one picture': PICTURE, 'four pictures': { ...PICTURE, count: 4 } },
  edit: { 'an edit': { ...FROM, strength: 0.5 } },
  cutout: { 'a cut-out': FROM },
  upscale: {
    'twice the size': { ...FROM, factor: 2, strength: null },
    'four times the size': { ...FROM, factor: 4, strength: null },
  },
  video: { 'a film of 4.2 seconds': FILM, 'a film of 10 seconds': { ...FILM, duration: 10 } },
  speech: { 'one character': SPEECH, '1,001 characters': { ...SPEECH, text: 'é'.repeat(1001) } },
  transcript: { 'a minute': RECORDING, '61 seconds': { ...RECORDING, seconds: 61 } },
  music: { 'half a minute': PIECE, '31 seconds': { ...PIECE, duration: 31 } },
  prompt: { 'of three pictures': { images: ['a', 'b', 'c'], text: null } },
  chat: {
    'a long message': CHAT,
    'a long message for a brand': { ...CHAT, brand: BRAND },
    'of an unlisted model': { ...CHAT, model: 'mistral' },
    'an answer of Spark': {
      ...{ ...CHAT, messages: [] },
      spark: { conversationId: 'c', answerId: 'a', brandProfileId: null, promptTokens: 7_000 },
    },
  },
  tool: {
    'an answer': TOOL,
    'an answer for a brand': { ...TOOL, brand: BRAND },
    'one part of an answer': { ...TOOL, maxTokens: 200, part: { of: 'run', path: 'posts.0', current: {}, told: 900 } },
  },
};
