import { database } from '../../platform/postgres/database-feature';
import { signals } from '../../platform/runs/feature';
import { rulesWorker } from '../../providers/built-in/rules-worker-feature';
import { providers } from '../../providers/feature';
import { brands } from '../brands/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { createStepOrders } from '../generation/step-orders';
import { again } from '../runs/again-feature';
import { runs } from '../runs/feature';
import { uploads } from '../uploads/feature';
import { bioRoutes } from './bios/routes';
import { jobRoutes } from './jobs/routes';
import * as tools from './migrations/0080-tools';
import * as results from './migrations/0082-tool-results';
import { outsideRulesRoute } from './outside-rules';
import { purgeToolRuns } from './purge-tool-runs';
import { toolRoutes } from './routes';
import { createRuleWriter } from './rule-writer';
import { createToolKind } from './tool-kind';
import { createTools } from './tools-service';

export const platformTools = defineMakers({
  id: 'tools',
  needs: { database, signals, generation, runs, credits, brands, uploads, providers, again, rulesWorker },
  tables: ['tool_run'],
  migrations: {
    '0080-tools': tools,
    '0082-tool-results': results,
  },
  service({ database: { db }, generation, runs, brands, again, rulesWorker: worker }) {
    const rules = createRuleWriter(worker);
    const place = createStepOrders(generation.generation);
    const service = createTools({
      ...{ db, place, generation: generation.generation, runs: runs.runs },
      ...{ brands: brands.brands, brandRules: brands.brandRules },
    });
    again.onStarted(service.follow);
    return { rules, tools: service };
  },
  kinds({ rules }, { database: { db }, signals, runs: { work }, providers: { offering } }, { config, log }) {
    const steps = { db, work, signals, log };
    return [createToolKind({ steps, rules, offers: offering.of('chat'), limitMs: config.mediaTimeoutMs })];
  },
  routes: ({ tools: service }, { database: { db }, runs: { runs }, credits, uploads, brands: { brands } }) => [
    ...toolRoutes({ tools: service, runs, credits }),
    outsideRulesRoute({ db }),
    ...jobRoutes({ tools: service, credits, uploads }),
    ...bioRoutes({ tools: service, runs, credits, brands }),
  ],
  sweeps: (_service, { database: { db } }, { config: { trimMs: everyMs } }) => [
    { name: 'tool-runs', everyMs, run: () => purgeToolRuns(db) },
  ],
});
