import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { agents } from '../agents/feature';
import { library } from '../library/feature';
import { steps } from '../steps/feature';
import * as collectionTables from './migrations/0231-agent-collections';
import { createAgentCollections } from './results-service';
import { agentCollectionRoutes } from './routes';

/** Puts what runs of agents make into collections of the library. */
export const agentResults = defineFeature({
  id: 'agentResults',
  needs: { database, agents, library, steps },
  tables: ['agent_collection', 'run_collection'],
  migrations: { '0231-agent-collections': collectionTables },
  service: ({ database: { db }, agents, library: collections, steps: { steps } }, { log }) =>
    createAgentCollections({ db, agents, collections, steps, log }),
  routes: (service) => agentCollectionRoutes(service),
  agentRemoved: (service) => [service.forget],
  sweeps: (service, _needs, { config: { sweepMs } }) => [
    { name: 'agent-results', everyMs: sweepMs, run: () => service.sweep() },
  ],
});
