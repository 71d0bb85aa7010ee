import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { signals } from '../../platform/runs/feature';
import { storage } from '../../platform/storage/feature';
import { again } from './again-feature';
import * as runsTables from './migrations/0002-runs';
import * as media from './migrations/0050-media';
import * as answers from './migrations/0081-answers';
import * as kindsInCode from './migrations/0085-kinds-in-code';
import * as runEvents from './migrations/0090-run-events';
import * as drawings from './migrations/0134-drawings';
import * as runPages from './migrations/0150-run-pages';
import * as runsOfKeys from './migrations/0166-runs-of-keys';
import * as words from './migrations/0170-words';
import * as photos from './migrations/0200-photos';
import * as vendorUsage from './migrations/0250-vendor-usage';
import { runRoutes } from './routes';
import { createRunSteps } from './run-steps';
import { createRunWork } from './run-work';
import { findRun } from './runs-repository';
import { createRuns } from './runs-service';

export const runs = defineFeature({
  id: 'runs',
  needs: { database, storage, signals, again },
  tables: ['run', 'run_step', 'run_event', 'provider_request', 'asset', 'asset_words'],
  migrations: {
    '0002-runs': runsTables,
    '0050-media': media,
    '0081-answers': answers,
    '0085-kinds-in-code': kindsInCode,
    '0090-run-events': runEvents,
    '0134-drawings': drawings,
    '0150-run-pages': runPages,
    '0166-runs-of-keys': runsOfKeys,
    '0170-words': words,
    '0200-photos': photos,
    '0250-vendor-usage': vendorUsage,
  },
  service: ({ database: { db }, storage, signals }, { contributed }) => ({
    runs: createRuns({
      ...{ db, storage, signals },
      workflowSteps: () => contributed('workflowSteps'),
      stepWords: () => contributed('stepWords'),
    }),
    work: createRunWork(db),
    steps: createRunSteps(db),
  }),
  keyOwners: (_service, { database: { db } }) => [async (id) => (await findRun(db, id))?.user_id],
  routes: ({ runs: service }, { again }, { stopping }) => runRoutes({ runs: service, again: again.start, stopping }),
});
