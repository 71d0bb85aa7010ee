import { database } from '../../database';
import { defineFeature } from '../../feature';
import { makers } from '../../kinds/feature';
import { signals } from '../../platform/runs/feature';
import { storage } from '../../platform/storage/feature';
import { allowedMediaOrigins } from '../../providers/fal/fal-hosts';
import { IMAGE_V1 } from '../images/image-v1';
import { runs } from '../runs/feature';
import { sweepRuns } from '../runs/sweep';
import type { RunRow } from '../runs/tables';
import { createGeneration } from './generation-service';
import { registerGenerationWorkflow } from './generation-workflow';
import { workflowState } from './run-workflow';

export const generation = defineFeature({
  id: 'generation',
  needs: { database, storage, signals, runs, makers },
  service({ database: { db }, runs: { work }, makers: { tools }, ...needs }, { config, log, kinds }) {
    const workflow = registerGenerationWorkflow(
      {
        ...{ ...needs, db, work, log, kinds, tools },
        publicOrigin: config.publicUrl,
        mediaTimeoutMs: config.mediaTimeoutMs,
        allowOrigins: config.fal ? allowedMediaOrigins(config.fal.baseUrl) : [],
      },
      [IMAGE_V1],
    );
    return { generation: createGeneration({ db, kinds, workflow }), workflow };
  },
  sweeps: ({ workflow }, { database: { db } }, { config, log }) => [
    {
      name: 'stale-runs',
      everyMs: config.sweepMs,
      run() {
        const start = ({ id, user_id: userId, kind, served_by: servedBy }: RunRow) =>
          workflow.start({ id, userId, kind, servedBy });
        return sweepRuns(db, { start, state: workflowState }, log);
      },
    },
  ],
  again: ({ generation: service }) => [{ matches: () => true, start: service.again }],
});
