import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { kinds } from '../generation/kinds-feature';
import { pictures } from '../generation/pictures-feature';
import { createStepOrders } from '../generation/step-orders';
import { runs } from '../runs/feature';
import { steps } from '../steps/feature';
import { recordings } from '../transcription/recordings-feature';
import { workflowKind } from './earlier/workflow-kind';
import * as migration from './migrations/0051-workflows';
import { workflowRoutes } from './routes';
import { createWorkflows } from './workflows-service';

export const workflows = defineFeature({
  id: 'workflows',
  needs: { database, generation, runs, credits, steps, pictures, recordings, kinds },
  migrations: { '0051-workflows': migration },
  service({ runs: { runs }, steps: { steps }, kinds, ...readers }) {
    return { workflows: createWorkflows({ runs, steps, kinds, readers }) };
  },
  // Workflows that began before they were runs of steps end as they began.
  kinds: (_service, { runs, generation }, { config, log }) => [
    workflowKind(
      { runs: runs.runs, steps: runs.steps, place: createStepOrders(generation.generation), log },
      config.mediaTimeoutMs,
    ),
  ],
  routes: (service, { runs, credits }) => workflowRoutes({ workflows: service.workflows, runs: runs.runs, credits }),
  again: ({ workflows: service }) => [{ matches: ({ kind }) => kind === 'workflow', start: service.again }],
});
