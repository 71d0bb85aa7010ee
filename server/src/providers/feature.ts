import { createPictureEditor } from '@flint/engines/editing/picture-editor';
import { defineFeature } from '../platform/composition/define-feature';
import { learntLimits } from '../platform/learnt-limits/feature';
import type { QueueLimits } from '../platform/runs/durable';
import { illustrator } from './built-in/illustrator-feature';
import { mediaTools } from './built-in/media-tools-feature';
import { fileOrigins } from './file-origins';
import { createOffering } from './offering';
import { PROVIDERS } from './providers';

/** One for all the work of a vendor. Also of those that are not configured: runs accepted earlier still finish or fail. */
const QUEUES: Readonly<Record<string, QueueLimits>> = Object.fromEntries(
  PROVIDERS.flatMap(({ id, queue }) => (queue ? [[id, queue]] : [])),
);

/** The offers of the configured providers, and the origins of their files. */
export const providers = defineFeature({
  id: 'providers',
  needs: { illustrator, mediaTools, learntLimits },
  async service({ illustrator, mediaTools: { ffmpeg }, learntLimits: learnt }, { config, log, onStop }) {
    const origins = new Map(PROVIDERS.map((provider) => [provider.id, fileOrigins(provider.origins(config))]));
    const offering = await createOffering(PROVIDERS, {
      ...{ config, illustrator, ffmpeg, log, learnt, onStop },
      editor: createPictureEditor(illustrator),
    });
    return { offering, origins, queues: QUEUES };
  },
  queues: () => QUEUES,
  keyChecks: (_service, _needs, { config }) => PROVIDERS.flatMap((provider) => provider.keys(config)),
});
