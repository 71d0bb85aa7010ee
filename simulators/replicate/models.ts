import { readClip } from '../lib/clip';
import { type Fields, toNumber } from '../lib/fields';
import { drawPicture, type PictureFormat, type Size } from '../lib/picture';
import type { ResultFile } from '../lib/send-file';
import { composeTone } from '../lib/tone';
import type { Prediction } from './prediction';

/** The behaviour of a simulated model; fields after its page on replicate.com, which docs/providers/replicate.md names. */
interface Model {
  /** What is wrong with an input. */
  complaints(input: Fields): string[];
  output(prediction: Prediction): unknown;
  /** A file of its output by name. */
  file(prediction: Prediction, name: string): Promise<ResultFile>;
}

const FLUX_SIZES: Readonly<Record<string, Size>> = {
  '1:1': [1024, 1024],
  '16:9': [1344, 768],
  '9:16': [768, 1344],
  '4:5': [896, 1088],
  '5:4': [1088, 896],
  '3:4': [896, 1152],
  '4:3': [1152, 896],
  '2:3': [832, 1216],
  '3:2': [1216, 832],
};
const FORMATS: Readonly<Record<string, PictureFormat>> = { jpg: 'jpeg', png: 'png', webp: 'webp' };
const CLIP_RATIOS = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9'];
const BACKGROUNDS = ['rgba', 'map', 'green', 'white', 'blur', 'overlay'];

const needs = (input: Fields, name: string) =>
  typeof input[name] === 'string' && input[name] ? [] : [`${name} is required`];
const oneOf = (input: Fields, name: string, values: readonly unknown[]) =>
  input[name] === undefined || values.includes(input[name]) ? [] : [`${name} must be one of ${values.join(', ')}`];
const isUpTo = (value: unknown, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
const whole = (input: Fields, name: string, max: number) =>
  input[name] === undefined || isUpTo(input[name], max) ? [] : [`${name} must be up to ${max}`];

/** A model that makes one picture from one; the simulator does not look at it. */
const picture = (complaints: Model['complaints']): Model => ({
  complaints,
  output: (prediction) => prediction.addressOf('output.png'),
  file: async ({ seed }) => ({ type: 'image/png', bytes: await drawPicture(seed, [512, 512], 'png') }),
});

/** Models by `owner/name`. */
export const MODELS: Readonly<Record<string, Model>> = {
  'black-forest-labs/flux-dev': {
    complaints: (input) => [
      ...needs(input, 'prompt'),
      ...oneOf(input, 'aspect_ratio', Object.keys(FLUX_SIZES)),
      ...whole(input, 'num_outputs', 4),
    ],
    output(prediction) {
      const { input, rule } = prediction;
      const ordered = toNumber(input.num_outputs, 1);
      const made = Math.min(ordered, rule.result?.pictures ?? ordered);
      const ending = input.output_format ?? 'webp';
      return Array.from({ length: made }, (_, index) => prediction.addressOf(`out-${index}.${ending}`));
    },
    async file({ input, seed }, name) {
      const size = FLUX_SIZES[String(input.aspect_ratio ?? '1:1')] ?? [1024, 1024];
      const format = FORMATS[String(input.output_format ?? 'webp')] ?? 'webp';
      const bytes = await drawPicture(seed + Number.parseInt(name.slice(4), 10), size, format);
      return { type: `image/${format}`, bytes };
    },
  },
  'black-forest-labs/flux-kontext-dev': picture((input) => [...needs(input, 'prompt'), ...needs(input, 'input_image')]),
  '851-labs/background-remover': picture((input) => [
    ...needs(input, 'image'),
    ...oneOf(input, 'background_type', BACKGROUNDS),
  ]),
  'nightmareai/real-esrgan': picture((input) => [...needs(input, 'image'), ...whole(input, 'scale', 10)]),
  'bytedance/seedance-1-lite': {
    complaints: (input) => [
      ...needs(input, 'prompt'),
      ...oneOf(input, 'duration', [5, 10]),
      ...oneOf(input, 'aspect_ratio', CLIP_RATIOS),
      ...oneOf(input, 'resolution', ['480p', '720p', '1080p']),
    ],
    output: (prediction) => prediction.addressOf('tmp.mp4'),
    file: async () => ({ type: 'video/mp4', bytes: await readClip() }),
  },
  'stability-ai/stable-audio-2.5': {
    complaints: (input) => [...needs(input, 'prompt'), ...whole(input, 'duration', 190)],
    output: (prediction) => prediction.addressOf('tmp.wav'),
    file: async ({ input, seed }) => ({ type: 'audio/wav', bytes: composeTone(seed, toNumber(input.duration, 190)) }),
  },
};
