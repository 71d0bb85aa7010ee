import { readClip } from '../lib/clip';
import { toList, toNumber, toText } from '../lib/fields';
import { drawPicture } from '../lib/picture';
import { composeTone } from '../lib/tone';
import type { Endpoint } from './endpoint';
import type { FalRequest } from './request';
import { type Field, fieldComplaints, type Schema } from './validate';

/** Side of a simulated picture, in pixels. */
const SIDE = 512;
const noFile = async () => {
  throw new RangeError('This endpoint makes no files');
};

const prompt: Field = { required: true, type: 'string' };
const image_url: Field = { required: true, type: 'string' };
const seed: Field = { type: 'integer' };
const among = (...values: string[]): Field => ({ values });

/** A file in the vendor's format: endpoints for clips and sound state neither length nor size. */
const fileOf = (request: FalRequest, name: string, type: string) => ({
  url: request.addressOf(name),
  content_type: type,
  file_name: name,
  file_size: null,
});

const clip = (schema: Schema, { tellsSeed = false } = {}): Endpoint => ({
  complaints: (input) => fieldComplaints(schema, input),
  output: (request) => ({
    video: fileOf(request, 'output.mp4', 'video/mp4'),
    ...(tellsSeed && { seed: request.seed }),
  }),
  file: async () => ({ type: 'video/mp4', bytes: await readClip() }),
});

const sound = (schema: Schema, { tellsSeed = false } = {}): Endpoint => ({
  complaints: (input) => fieldComplaints(schema, input),
  output: (request) => ({
    audio: fileOf(request, 'audio.wav', 'audio/wav'),
    ...(tellsSeed && { seed: request.seed }),
  }),
  file: async ({ input, seed: pitch }) => {
    const spoken = Math.min(30, 1 + toText(input.prompt).length / 15);
    return { type: 'audio/wav', bytes: composeTone(pitch, toNumber(input.seconds_total, spoken)) };
  },
});

const words = (schema: Schema, output: Endpoint['output']): Endpoint => ({
  complaints: (input) => fieldComplaints(schema, input),
  output,
  file: noFile,
});

/** An enlarged or cut-out picture; the simulator does not look at what it was sent. */
const picture = (schema: Schema): Endpoint => ({
  complaints: (input) => fieldComplaints(schema, input),
  output: (request) => ({
    image: { ...fileOf(request, 'output.png', 'image/png'), width: SIDE, height: SIDE },
    seed: request.seed,
  }),
  file: async ({ seed: chosen }) => ({ type: 'image/png', bytes: await drawPicture(chosen, [SIDE, SIDE], 'png') }),
});

const motion: Schema = { motion_bucket_id: { type: 'integer' }, fps: { type: 'integer' }, seed };
const luma: Schema = {
  prompt,
  duration: among('5s', '9s'),
  aspect_ratio: among('16:9', '9:16', '4:3', '3:4', '21:9', '9:21'),
  resolution: among('540p', '720p', '1080p'),
};
const veo: Schema = { prompt, duration: among('4s', '6s', '8s'), resolution: among('720p', '1080p'), seed };
const kokoro: Schema = { prompt, voice: { type: 'string' }, speed: { type: 'number' } };

/** A simulated transcript: a sentence in two segments, the last one without an end, as Whisper leaves it. */
const transcript: Endpoint['output'] = ({ input }) => ({
  text: ' The lake was still. Nobody spoke.',
  chunks: [
    { timestamp: [0, 1.84], text: ' The lake was still.' },
    { timestamp: [1.84, null], text: ' Nobody spoke.' },
  ],
  inferred_languages: [input.language ?? 'en'],
  diarization_segments: [],
});

const captions: Endpoint['output'] = ({ input }) => ({
  outputs: toList(input.inputs).map((_, index) => `Simulated caption ${index + 1}: a still lake under a pale sky.`),
  partial: false,
  timings: { inference: 0.1 },
});

const tokens = (text: string) => Math.ceil(text.length / 4);

const reply: Endpoint['output'] = ({ input }) => {
  const output = `Simulated reply of ${input.model}.`;
  const [read, written] = [tokens(toText(input.prompt)), tokens(output)];
  return {
    output,
    error: null,
    partial: false,
    reasoning: null,
    usage: { prompt_tokens: read, completion_tokens: written, total_tokens: read + written, cost: 0.0001 },
  };
};

/**
 * Endpoints for clips, sound and words, after the types of @fal-ai/client 1.10.1; docs/providers/fal.md names the
 * sources.
 */
export const MEDIA_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'fal-ai/birefnet/v2': picture({ image_url, output_format: among('webp', 'png', 'gif') }),
  'fal-ai/clarity-upscaler': picture({
    ...{ image_url, upscale_factor: { type: 'number' }, creativity: { type: 'number' }, seed },
  }),
  'fal-ai/stable-video': clip({ image_url, ...motion }, { tellsSeed: true }),
  'fal-ai/fast-svd/text-to-video': clip(
    { prompt, ...motion, video_size: among('square_hd', 'portrait_16_9', 'landscape_16_9') },
    { tellsSeed: true },
  ),
  'fal-ai/luma-dream-machine/ray-2': clip(luma),
  'fal-ai/luma-dream-machine/ray-2/image-to-video': clip({ ...luma, image_url: { type: 'string' } }),
  'fal-ai/runway-gen3/turbo/image-to-video': clip({
    ...{ prompt, image_url, duration: among('5', '10'), ratio: among('16:9', '9:16'), seed },
  }),
  'fal-ai/veo3/fast': clip({ ...veo, aspect_ratio: among('16:9', '9:16') }),
  'fal-ai/veo3/fast/image-to-video': clip({ ...veo, image_url, aspect_ratio: among('auto', '16:9', '9:16') }),
  'fal-ai/wan-pro/text-to-video': clip({ prompt, seed }),
  'fal-ai/wan-pro/image-to-video': clip({ prompt, image_url, seed }),
  'fal-ai/kokoro/american-english': sound(kokoro),
  'fal-ai/kokoro/british-english': sound(kokoro),
  'fal-ai/stable-audio-25/text-to-audio': sound(
    { prompt, seconds_total: { type: 'integer' }, seed },
    { tellsSeed: true },
  ),
  'fal-ai/whisper': words(
    {
      audio_url: { required: true, type: 'string' },
      task: among('transcribe', 'translate'),
      chunk_level: among('none', 'segment', 'word'),
      // The vendor supports 99; these are enough to distinguish a known one from an unknown one.
      language: among('de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'pt', 'ru', 'zh'),
    },
    transcript,
  ),
  'fal-ai/moondream/batched': words({ inputs: { required: true, type: 'array' } }, captions),
  'openrouter/router': words(
    {
      prompt,
      model: { required: true, type: 'string' },
      max_tokens: { type: 'integer' },
      temperature: { type: 'number' },
    },
    reply,
  ),
};
