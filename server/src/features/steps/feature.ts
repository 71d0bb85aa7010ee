import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { signals } from '../../platform/runs/feature';
import { brands } from '../brands/feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { kinds } from '../generation/kinds-feature';
import { pictures } from '../generation/pictures-feature';
import { createStepOrders } from '../generation/step-orders';
import { runs } from '../runs/feature';
import { readRun } from '../runs/run-rows';
import type { RunRow } from '../runs/tables';
import { platformTools } from '../tools/feature';
import { recordings } from '../transcription/recordings-feature';
import { uploads } from '../uploads/feature';
import { createConductor } from './conductor';
import { createContexts } from './contexts';
import { readJobWords } from './job-words';
import { createLeaves } from './leaves';
import * as stepTables from './migrations/0130-steps';
import * as agentRunColumns from './migrations/0140-agent-runs';
import * as jobWords from './migrations/0171-job-words';
import * as dailyCaps from './migrations/0192-daily-caps';
import * as resumedJobs from './migrations/0262-resumed-jobs';
import * as filledSteps from './migrations/0263-filled-steps';
import { createSteps } from './steps-service';
import { readWorkflowSteps } from './workflow-runs';

export const steps = defineFeature({
  id: 'steps',
  needs: {
    database,
    signals,
    runs,
    credits,
    brands,
    generation,
    kinds,
    tools: platformTools,
    pictures,
    recordings,
    uploads,
  },
  tables: ['step_job', 'job_step'],
  migrations: {
    '0130-steps': stepTables,
    '0140-agent-runs': agentRunColumns,
    '0171-job-words': jobWords,
    '0192-daily-caps': dailyCaps,
    '0262-resumed-jobs': resumedJobs,
    '0263-filled-steps': filledSteps,
  },
  service(needs, { log, stopping }) {
    const { database, signals, runs, credits, brands, generation, kinds, tools, pictures, recordings, uploads } = needs;
    const { db } = database;
    const place = createStepOrders(generation.generation);
    const leaves = createLeaves({ place, tools: tools.tools, runs: runs.runs });
    const contexts = createContexts({ uploads });
    const conductor = createConductor({ db, leaves, contexts, log, signals, stopping });
    return {
      conductor,
      steps: createSteps({
        ...{ db, leaves, conductor, kinds, credits },
        ...{ runs: runs.runs, brands: brands.brands, files: { pictures, recordings, contexts } },
      }),
    };
  },
  sweeps: ({ conductor }, _needs, { config }) => [
    { name: 'steps', everyMs: config.sweepMs, run: () => conductor.takeUp() },
  ],
  stepWords: () => [readJobWords],
  workflowSteps: (_service, { database: { db } }) => [(ids) => readWorkflowSteps(db, ids)],
  again: ({ steps: service }, { database: { db } }) => [
    {
      matches: ({ kind }) => kind === 'steps',
      async start(run: RunRow, key: string | undefined) {
        const id = await service.retry(run.user_id, run.id, key);
        return (await readRun(db, id)) ?? run;
      },
    },
  ],
});
