import * as calls from '@flint/shared/contracts/agents';
import { type Route, route, type Viewer } from '../../platform/http/route';
import type { Steps } from '../steps/steps-service';
import type { Agents } from './agents-service';

export interface AgentRoutesDeps {
  readonly agents: Agents;
  readonly steps: Steps;
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}

/** Routes of agents. */
export function agentRoutes({ agents, steps, actingUser }: AgentRoutesDeps): Route[] {
  return [
    route(calls.createAgent, async ({ viewer, body, idempotencyKey }) => ({
      agent: await agents.create(viewer.user.id, body, idempotencyKey),
    })),
    route(calls.estimateDraft, ({ viewer, body }) => agents.estimateDraft(viewer.user.id, body)),
    route(calls.publishedAgents, async () => ({ publishedAgents: await agents.published() })),
    route(calls.myAgents, async ({ viewer }) => ({ userAgents: await agents.mine(viewer.user.id) })),
    route(calls.listAgents, async ({ viewer, query }) => ({
      publishedAgents: await agents.published(),
      userAgents: await agents.mine(await actingUser(viewer, query.userId, 'agents.list')),
    })),
    route(calls.getAgent, async ({ maybeViewer, params }) => ({
      agent: await agents.read(maybeViewer?.user.id, params.id),
    })),
    route(calls.editAgent, ({ viewer, params }) => agents.edit(viewer.user.id, params.id)),
    route(calls.updateAgent, async ({ viewer, params, body }) => ({
      agent: await agents.update(viewer.user.id, params.id, body),
    })),
    route(calls.updateAgentSteps, async ({ viewer, params, body }) => ({
      agent: await agents.replaceSteps(viewer.user.id, params.id, body.steps),
    })),
    route(calls.deleteAgent, async ({ viewer, params }) => {
      await agents.remove(viewer.user.id, params.id);
      return { success: true as const };
    }),
    route(calls.copyAgent, async ({ viewer, params, idempotencyKey }) => ({
      agent: await agents.copy(viewer.user.id, params.id, idempotencyKey),
    })),
    route(calls.keepAgentVersion, async ({ viewer, params, body }) => ({
      versions: await agents.keep(viewer.user.id, params.id, body.name),
    })),
    route(calls.restoreAgentVersion, async ({ viewer, params }) => ({
      agent: await agents.restore(viewer.user.id, params.id, Number(params.number)),
    })),
    route(calls.estimateAgent, ({ viewer, params }) => agents.estimate(viewer.user.id, params.id)),
    route(calls.runAgent, async ({ viewer, params, body, idempotencyKey }) => {
      const { userId: requested, ...wish } = body;
      const userId = await actingUser(viewer, requested, 'agents.run');
      const runId = await agents.run(userId, params.id, wish, idempotencyKey);
      return { runId, status: (await steps.read(userId, runId)).status };
    }),
  ];
}
