import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { signals } from '../../platform/runs/feature';
import { storage } from '../../platform/storage/feature';
import { diskSpace } from '../../platform/storage/space-feature';
import { mediaTools } from '../../providers/built-in/media-tools-feature';
import { providers } from '../../providers/feature';
import { runs } from '../runs/feature';
import { sweepRuns } from '../runs/sweep';
import type { RunRow } from '../runs/tables';
import { createGeneration } from './generation-service';
import { registerGenerationWorkflow } from './generation-workflow';
import { IMAGE_V1 } from './image-v1';
import { kinds } from './kinds-feature';
import { builtInQueues } from './queues';
import { runGauges } from './run-gauges';

export const generation = defineFeature({
  id: 'generation',
  needs: { database, storage, diskSpace, signals, runs, providers, mediaTools, kinds },
  service(
    { database: { db }, storage, diskSpace: space, signals, runs, providers, mediaTools, kinds },
    { config, log },
  ) {
    const workflow = registerGenerationWorkflow(
      {
        ...{ db, storage, signals, log, kinds, work: runs.work, origins: providers.origins, tools: mediaTools.tools },
        publicOrigin: config.publicUrl,
        mediaTimeoutMs: config.mediaTimeoutMs,
      },
      [IMAGE_V1],
    );
    return { generation: createGeneration({ db, kinds, workflow, space }), workflow };
  },
  sweeps: ({ workflow }, { database: { db } }, { config, log }) => [
    {
      name: 'stale-runs',
      everyMs: config.sweepMs,
      run() {
        const start = ({ id, user_id: userId, kind, served_by: servedBy }: RunRow) =>
          workflow.start({ id, userId, kind, servedBy });
        return sweepRuns(db, start, log);
      },
    },
  ],
  gauges: (_service, needs) => [
    runGauges([...Object.keys(builtInQueues(needs.kinds.all)), ...Object.keys(needs.providers.queues)]),
  ],
  again: ({ generation: service }) => [{ start: service.again }],
});
