import { createPictureEditor } from '@flint/engines/editing/picture-editor';
import { listLearntLimits } from '@flint/shared/contracts/learnt-limits';
import { defineFeature } from '../platform/composition/define-feature';
import { route } from '../platform/http/route';
import { database } from '../platform/postgres/database-feature';
import type { QueueLimits } from '../platform/runs/durable';
import { illustrator } from './built-in/illustrator-feature';
import { mediaTools } from './built-in/media-tools-feature';
import { fileOrigins } from './file-origins';
import { openLearntLimits } from './learnt/learnt-limits';
import * as learntLimits from './learnt/migrations/0260-learnt-limits';
import { createOffering } from './offering';
import { PROVIDERS } from './providers';

/** One for all the work of a vendor. Also of those that are not configured: runs accepted earlier still finish or fail. */
const QUEUES: Readonly<Record<string, QueueLimits>> = Object.fromEntries(
  PROVIDERS.flatMap(({ id, queue }) => (queue ? [[id, queue]] : [])),
);

/** The offers of the configured providers, and the origins of their files. */
export const providers = defineFeature({
  id: 'providers',
  needs: { database, illustrator, mediaTools },
  tables: ['learnt_limit'],
  migrations: { '0260-learnt-limits': learntLimits },
  async service({ database: { db }, illustrator, mediaTools: { ffmpeg } }, { config, log, onStop }) {
    const origins = new Map(PROVIDERS.map((provider) => [provider.id, fileOrigins(provider.origins(config))]));
    const learnt = await openLearntLimits(db, log);
    const offering = await createOffering(PROVIDERS, {
      ...{ config, illustrator, ffmpeg, log, learnt, onStop },
      editor: createPictureEditor(illustrator),
    });
    return { offering, origins, queues: QUEUES, learnt };
  },
  routes: ({ learnt }) => [
    route(listLearntLimits, async () => ({
      limits: (await learnt.list()).map(({ learntAt, ...limit }) => ({ ...limit, learntAt: learntAt.toISOString() })),
    })),
  ],
  queues: () => QUEUES,
  keyChecks: (_service, _needs, { config }) => PROVIDERS.flatMap((provider) => provider.keys(config)),
});
