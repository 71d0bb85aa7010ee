import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { agents } from '../agents/feature';
import * as scheduleTable from './migrations/0156-agent-schedules';
import { scheduleRoutes } from './routes';
import { findSchedule } from './schedules-repository';
import { createSchedules } from './schedules-service';

/** Interval in units of SWEEP_MS: with its default a due run starts within 20 seconds. */
const START_EVERY = 4;

export const agentSchedules = defineFeature({
  id: 'agentSchedules',
  needs: { database, agents },
  tables: ['agent_schedule'],
  migrations: { '0156-agent-schedules': scheduleTable },
  service: ({ database: { db }, agents }, { log }) => createSchedules({ db, agents, log }),
  routes: (schedules) => scheduleRoutes(schedules),
  sweeps: (schedules, _needs, { config: { sweepMs } }) => [
    { name: 'agent-schedules', everyMs: START_EVERY * sweepMs, run: () => schedules.runDue() },
  ],
  // The id of a schedule is the idempotency key that it was created with.
  keyOwners: (_service, { database: { db } }) => [async (id) => (await findSchedule(db, id))?.user_id],
});
