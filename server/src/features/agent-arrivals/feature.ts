import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { agents } from '../agents/feature';
import { library } from '../library/feature';
import { findArrival } from './arrivals-repository';
import { createArrivals } from './arrivals-service';
import * as arrivalTables from './migrations/0233-agent-arrivals';
import { arrivalRoutes } from './routes';

/** Interval in units of SWEEP_MS: with its default a run starts within 10 seconds after its file has come. */
const START_EVERY = 2;

/** Runs agents for files that are put into collections. */
export const agentArrivals = defineFeature({
  id: 'agentArrivals',
  needs: { database, agents, library },
  tables: ['agent_arrival', 'arrived_file'],
  migrations: { '0233-agent-arrivals': arrivalTables },
  service: ({ database: { db }, agents, library: collections }, { log }) =>
    createArrivals({ db, agents, collections, log }),
  routes: (arrivals) => arrivalRoutes(arrivals),
  sweeps: (arrivals, _needs, { config: { sweepMs } }) => [
    { name: 'agent-arrivals', everyMs: START_EVERY * sweepMs, run: () => arrivals.sweep() },
  ],
  // The id of a row is the idempotency key that it was created with.
  keyOwners: (_service, { database: { db } }) => [async (id) => (await findArrival(db, id))?.user_id],
});
