import { agentRuns } from '@flint/shared/contracts/agent-runs';
import { defineFeature } from '../../platform/composition/define-feature';
import { route } from '../../platform/http/route';
import { accounts } from '../users/accounts-feature';

/** Agents are not there yet: their runs are an empty list, which the credits page reads. */
export const agents = defineFeature({
  id: 'agents',
  needs: { accounts },
  routes: (_service, { accounts: { actingUser } }) => [
    route(agentRuns, async ({ viewer, query }) => {
      await actingUser(viewer, query.userId, 'agents.read');
      return { runs: [] };
    }),
  ],
});
