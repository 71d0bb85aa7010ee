import { providerLabel } from '@flint/shared/contracts/providers';
import { askWithKey } from '../common/ask-with-key';
import { defineProvider } from '../define-provider';
import { createReplicateCutouts, createReplicateEdits, createReplicateUpscales } from './replicate-editing';
import { faultOfAnswer } from './replicate-fault';
import { apiBase } from './replicate-hosts';
import { createReplicateImage } from './replicate-image';
import { createReplicateInputFiles } from './replicate-input-files';
import { createReplicateMusic } from './replicate-music';
import { createReplicateVideo } from './replicate-video';
import { replicateSettings } from './settings';

/** Replicate, over its predictions API (docs/providers/replicate.md). */
export const replicate = defineProvider({
  id: 'replicate',
  settings: replicateSettings,
  open: (options) => ({
    options,
    queued: <Model>(model: Model) => ({ form: 'queue' as const, model, inputs: createReplicateInputFiles(options) }),
  }),
  kinds: {
    image: ({ options, queued }) => queued(createReplicateImage(options)),
    edit: ({ options, queued }) => queued(createReplicateEdits(options)),
    cutout: ({ options, queued }) => queued(createReplicateCutouts(options)),
    upscale: ({ options, queued }) => queued(createReplicateUpscales(options)),
    video: ({ options, queued }) => queued(createReplicateVideo(options)),
    music: ({ options, queued }) => queued(createReplicateMusic(options)),
  },
  queue: { perProcess: 32, perUser: 8 },
  origins: ({ baseUrl }) => [
    ...['https://replicate.delivery', 'https://*.replicate.delivery'],
    ...(baseUrl ? [new URL(baseUrl).origin] : []),
  ],
  keys: ({ token, baseUrl }) => [
    {
      ...{ id: 'replicate', label: providerLabel('replicate'), variable: 'REPLICATE_API_TOKEN' },
      ask: (signal) => askWithKey(`${apiBase(baseUrl)}/account`, { authorization: `Bearer ${token}` }, signal),
    },
  ],
  faults: faultOfAnswer,
});
