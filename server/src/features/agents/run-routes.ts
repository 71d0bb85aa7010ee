import * as calls from '@flint/shared/contracts/agent-runs';
import { JOBS_PAGE } from '@flint/shared/contracts/templates';
import { type Route, route } from '../../platform/http/route';
import type { AgentRoutesDeps } from './routes';

/** Routes of runs of agents. A run of a template, or of another user, is answered as one that is not there. */
export function agentRunRoutes({ steps, actingUser }: Pick<AgentRoutesDeps, 'steps' | 'actingUser'>): Route[] {
  const read = (userId: string, id: string) => steps.read(userId, id, 'agent');
  return [
    route(calls.agentRuns, async ({ viewer, query }) => ({
      runs: await steps.list(await actingUser(viewer, query.userId, 'agents.read'), JOBS_PAGE, 'agent'),
    })),
    route(calls.agentRunStatus, async ({ viewer, params }) => {
      const { status, waitingFor = null } = await read(viewer.user.id, params.id);
      return { status, waitingFor };
    }),
    route(calls.agentRun, async ({ viewer, params }) => ({ run: await read(viewer.user.id, params.id) })),
    route(calls.agentRunTheme, async ({ viewer, params }) => {
      const { theme } = await steps.parts(viewer.user.id, params.id, 'agent');
      return { theme };
    }),
    route(calls.agentRunContexts, async ({ viewer, params }) => {
      const { contexts } = await steps.parts(viewer.user.id, params.id, 'agent');
      return { contexts };
    }),
    route(calls.agentRunPlan, async ({ viewer, params }) => {
      const { plan } = await steps.parts(viewer.user.id, params.id, 'agent');
      return { plan };
    }),
    route(calls.editAgentRun, async ({ viewer, params, body, idempotencyKey }) => {
      await read(viewer.user.id, params.id);
      const runId = await steps.edit(viewer.user.id, params.id, body, idempotencyKey);
      return { runId, status: (await read(viewer.user.id, runId)).status };
    }),
    route(calls.answerAgentRun, async ({ viewer, params, body }) => {
      await read(viewer.user.id, params.id);
      await steps.answer(viewer.user.id, params.id, body);
      return { run: await read(viewer.user.id, params.id) };
    }),
    route(calls.passAgentDay, async ({ viewer, params }) => {
      await read(viewer.user.id, params.id);
      await steps.passDay(viewer.user.id, params.id);
      return { run: await read(viewer.user.id, params.id) };
    }),
    route(calls.raiseAgentBudget, async ({ viewer, params, body }) => {
      await read(viewer.user.id, params.id);
      await steps.raise(viewer.user.id, params.id, body.budget);
      return { run: await read(viewer.user.id, params.id) };
    }),
  ];
}
