import { database } from '../../database';
import { defineFeature } from '../../feature';
import { makers } from '../../kinds/feature';
import { signals } from '../../platform/runs/feature';
import { storage } from '../../platform/storage/feature';
import { allowedMediaOrigins } from '../../providers/fal/fal-hosts';
import { runs } from '../runs/feature';
import { createGeneration } from './generation-service';
import { registerGenerationWorkflow } from './generation-workflow';

export const generation = defineFeature({
  id: 'generation',
  needs: { database, storage, signals, runs, makers },
  service({ database: { db }, runs: { work }, makers: { tools }, ...needs }, { config, log, kinds }) {
    const workflow = registerGenerationWorkflow({
      ...{ ...needs, db, work, log, kinds, tools },
      publicOrigin: config.publicUrl,
      mediaTimeoutMs: config.mediaTimeoutMs,
      allowOrigins: config.fal ? allowedMediaOrigins(config.fal.baseUrl) : [],
    });
    return { generation: createGeneration({ db, kinds, workflow }), workflow };
  },
  again: ({ generation: service }) => [{ matches: () => true, start: service.again }],
});
