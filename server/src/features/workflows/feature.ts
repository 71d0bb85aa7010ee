import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { kinds } from '../generation/kinds-feature';
import { pictures } from '../generation/pictures-feature';
import { runs } from '../runs/feature';
import { recordings } from '../transcription/recordings-feature';
import * as migration from './migrations/0051-workflows';
import { workflowRoutes } from './routes';
import { createStepOrders } from './step-orders';
import { workflowKind } from './workflow-kind';
import { createWorkflows } from './workflows-service';

export const workflows = defineFeature({
  id: 'workflows',
  needs: { database, generation, runs, credits, pictures, recordings, kinds },
  migrations: { '0051-workflows': migration },
  service({ generation, runs, kinds, ...readers }) {
    return {
      workflows: createWorkflows({ ...generation, ...runs, kinds, readers }),
      place: createStepOrders(generation.generation),
    };
  },
  kinds: ({ place }, { runs }, { config, log }) => [workflowKind({ ...runs, place, log }, config.mediaTimeoutMs)],
  routes: (service, { runs, credits }) => workflowRoutes({ ...service, ...runs, credits }),
  again: ({ workflows: service }) => [{ matches: ({ kind }) => kind === 'workflow', start: service.again }],
});
