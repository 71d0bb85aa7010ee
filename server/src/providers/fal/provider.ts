import { providerLabel } from '@flint/shared/contracts/providers';
import { askWithKey } from '../common/ask-with-key';
import { defineProvider } from '../define-provider';
import { createFalCaptions } from './fal-captions';
import { createFalChat } from './fal-chat';
import { createFalCutouts, createFalEdits, createFalUpscales } from './fal-editing';
import { faultOfAnswer } from './fal-fault';
import { falAddress } from './fal-hosts';
import { createFalImageModel } from './fal-image-model';
import { createFalInputFiles } from './fal-input-files';
import { createFalMusic } from './fal-music';
import { createFalSpeech } from './fal-speech';
import { createFalTranscriber } from './fal-transcriber';
import { createFalVideo } from './fal-video';
import { falSettings } from './settings';

/** The state of a request that was never made: a key is needed to learn that there is none. */
const NO_REQUEST = 'https://queue.fal.run/fal-ai/flux/requests/00000000-0000-4000-8000-000000000000/status';

/** fal.ai, over its queue (docs/providers/fal.md). */
export const fal = defineProvider({
  id: 'fal',
  settings: falSettings,
  open: (options) => ({
    options,
    queued: <Model>(model: Model) => ({ form: 'queue' as const, model, inputs: createFalInputFiles(options) }),
  }),
  kinds: {
    image: ({ options, queued }) => queued(createFalImageModel(options)),
    edit: ({ options, queued }) => queued(createFalEdits(options)),
    cutout: ({ options, queued }) => queued(createFalCutouts(options)),
    upscale: ({ options, queued }) => queued(createFalUpscales(options)),
    video: ({ options, queued }) => queued(createFalVideo(options)),
    speech: ({ options, queued }) => queued(createFalSpeech(options)),
    transcript: ({ options, queued }) => queued(createFalTranscriber(options)),
    music: ({ options, queued }) => queued(createFalMusic(options)),
    prompt: ({ options, queued }) => queued(createFalCaptions(options)),
    chat: ({ options, queued }) => queued(createFalChat(options)),
  },
  // Remote work costs this server little more than a connection.
  queue: { perProcess: 32, perUser: 8 },
  origins: ({ baseUrl }) => ['https://fal.media', 'https://*.fal.media', ...(baseUrl ? [new URL(baseUrl).origin] : [])],
  keys: ({ key, baseUrl }) => [
    {
      ...{ id: 'fal', label: providerLabel('fal'), variable: 'FAL_KEY' },
      ask: (signal) => askWithKey(falAddress(NO_REQUEST, baseUrl), { authorization: `Key ${key}` }, signal),
    },
  ],
  faults: faultOfAnswer,
});
