import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { steps } from '../steps/feature';
import { accounts } from '../users/accounts-feature';
import { findAgent } from './agents-repository';
import { createAgents } from './agents-service';
import * as agentTables from './migrations/0141-agents';
import * as dailyCaps from './migrations/0191-daily-caps';
import { agentRoutes } from './routes';
import { agentRunRoutes } from './run-routes';

export const agents = defineFeature({
  id: 'agents',
  needs: { database, steps, accounts },
  tables: ['agent', 'agent_version'],
  migrations: { '0141-agents': agentTables, '0191-daily-caps': dailyCaps },
  service: ({ database: { db }, steps: { steps } }, { contributed }) =>
    createAgents({
      ...{ db, steps },
      async onRemoved(tx, removed) {
        for (const end of contributed('agentRemoved')) await end(tx, removed);
      },
    }),
  routes: (agents, { steps: { steps }, accounts: { actingUser } }) => [
    ...agentRoutes({ agents, steps, actingUser }),
    ...agentRunRoutes({ steps, actingUser }),
  ],
  // The id of an agent is the idempotency key that it was created with.
  keyOwners: (_service, { database: { db } }) => [
    async (id) => {
      const agent = await findAgent(db, id);
      return agent?.user_id;
    },
  ],
});
