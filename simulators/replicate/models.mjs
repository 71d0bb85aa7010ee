import { readFile } from 'node:fs/promises';
import { drawPicture } from '../lib/picture.mjs';
import { composeTone } from '../lib/tone.mjs';

/** @typedef {import('./prediction.mjs').Prediction} Prediction */
/** @typedef {{ type: string, bytes: Buffer }} File */

/**
 * The behaviour of a simulated model; fields after its page on replicate.com, which docs/providers/replicate.md names.
 * @typedef {object} Model
 * @property {(input: Record<string, any>) => string[]} complaints
 * @property {(prediction: Prediction) => unknown} output
 * @property {(prediction: Prediction, file: string) => Promise<File>} file
 */

const CLIP = new URL('../fal/files/clip.mp4', import.meta.url);
const FLUX_SIZES = /** @type {Record<string, readonly [number, number]>} */ ({
  ...{ '1:1': [1024, 1024], '16:9': [1344, 768], '9:16': [768, 1344], '4:5': [896, 1088], '5:4': [1088, 896] },
  ...{ '3:4': [896, 1152], '4:3': [1152, 896], '2:3': [832, 1216], '3:2': [1216, 832] },
});
const FORMATS = /** @type {Record<string, 'jpeg' | 'png' | 'webp'>} */ ({ jpg: 'jpeg', png: 'png', webp: 'webp' });
const CLIP_RATIOS = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9'];

const needsPrompt = (/** @type {any} */ { prompt }) =>
  typeof prompt === 'string' && prompt ? [] : ['prompt is required'];
const oneOf = (/** @type {string} */ name, /** @type {unknown} */ value, /** @type {readonly unknown[]} */ values) =>
  value === undefined || values.includes(value) ? [] : [`${name} must be one of ${values.join(', ')}`];
const whole = (/** @type {string} */ name, /** @type {any} */ value, /** @type {number} */ max) =>
  value === undefined || (Number.isInteger(value) && value >= 0 && value <= max)
    ? []
    : [`${name} must be up to ${max}`];

const needs = (/** @type {string} */ name, /** @type {any} */ input) =>
  typeof input[name] === 'string' && input[name] ? [] : [`${name} is required`];

/** A model that makes one picture from one; the simulator does not look at it. */
const picture = (/** @type {Model['complaints']} */ complaints) => ({
  complaints,
  output: (/** @type {Prediction} */ { addressOf }) => addressOf('output.png'),
  file: async (/** @type {Prediction} */ { seed }) => ({
    type: 'image/png',
    bytes: await drawPicture(seed, [512, 512], 'png'),
  }),
});

/** @type {Readonly<Record<string, Model>>} */
export const MODELS = {
  'black-forest-labs/flux-dev': {
    complaints: (input) => [
      ...needsPrompt(input),
      ...oneOf('aspect_ratio', input.aspect_ratio, Object.keys(FLUX_SIZES)),
      ...whole('num_outputs', input.num_outputs, 4),
    ],
    output({ input, rule, addressOf }) {
      const ordered = input.num_outputs ?? 1;
      const made = Math.min(ordered, rule.result?.pictures ?? ordered);
      return Array.from({ length: made }, (_, index) => addressOf(`out-${index}.${input.output_format ?? 'webp'}`));
    },
    async file({ input, seed }, file) {
      const size = FLUX_SIZES[input.aspect_ratio ?? '1:1'] ?? [1024, 1024];
      const format = FORMATS[/** @type {string} */ (input.output_format ?? 'webp')] ?? 'webp';
      const bytes = await drawPicture(seed + Number.parseInt(file.slice(4), 10), size, format);
      return { type: `image/${format}`, bytes };
    },
  },
  'black-forest-labs/flux-kontext-dev': picture((input) => [...needsPrompt(input), ...needs('input_image', input)]),
  '851-labs/background-remover': picture((input) => [
    ...needs('image', input),
    ...oneOf('background_type', input.background_type, ['rgba', 'map', 'green', 'white', 'blur', 'overlay']),
  ]),
  'nightmareai/real-esrgan': picture((input) => [...needs('image', input), ...whole('scale', input.scale, 10)]),
  'bytedance/seedance-1-lite': {
    complaints: (input) => [
      ...needsPrompt(input),
      ...oneOf('duration', input.duration, [5, 10]),
      ...oneOf('aspect_ratio', input.aspect_ratio, CLIP_RATIOS),
      ...oneOf('resolution', input.resolution, ['480p', '720p', '1080p']),
    ],
    output: ({ addressOf }) => addressOf('tmp.mp4'),
    file: async () => ({ type: 'video/mp4', bytes: await readFile(CLIP) }),
  },
  'stability-ai/stable-audio-2.5': {
    complaints: (input) => [...needsPrompt(input), ...whole('duration', input.duration, 190)],
    output: ({ addressOf }) => addressOf('tmp.wav'),
    file: async ({ input, seed }) => ({ type: 'audio/wav', bytes: composeTone(seed, input.duration ?? 190) }),
  },
};
