import { database } from '../../database';
import { defineFeature } from '../../feature';
import { signals } from '../../platform/runs/feature';
import { storage } from '../../platform/storage/feature';
import { diskSpace } from '../../platform/storage/space-feature';
import { mediaTools } from '../../providers/embedded/media-tools-feature';
import { providers } from '../../providers/feature';
import { queuesOf } from '../../queues';
import { IMAGE_V1 } from '../images/image-v1';
import { runs } from '../runs/feature';
import { sweepRuns } from '../runs/sweep';
import type { RunRow } from '../runs/tables';
import { createGeneration } from './generation-service';
import { registerGenerationWorkflow } from './generation-workflow';
import { runGauges } from './run-gauges';
import { workflowState } from './run-workflow';

export const generation = defineFeature({
  id: 'generation',
  needs: { database, storage, diskSpace, signals, runs, providers, mediaTools },
  service({ database: { db }, runs: { work }, providers: { origins }, ...needs }, { config, log, kinds }) {
    const workflow = registerGenerationWorkflow(
      {
        ...{ ...needs, ...needs.mediaTools, db, work, log, kinds, origins },
        publicOrigin: config.publicUrl,
        mediaTimeoutMs: config.mediaTimeoutMs,
      },
      [IMAGE_V1],
    );
    return { generation: createGeneration({ db, kinds, workflow, space: needs.diskSpace }), workflow };
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
  gauges: (_service, _needs, { kinds }) => [runGauges(Object.keys(queuesOf(kinds.all)))],
  again: ({ generation: service }) => [{ matches: () => true, start: service.again }],
});
