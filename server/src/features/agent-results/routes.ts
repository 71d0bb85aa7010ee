import * as calls from '@flint/shared/contracts/agent-collections';
import { type Route, route } from '../../platform/http/route';
import type { AgentCollections } from './results-service';

export function agentCollectionRoutes(service: AgentCollections): Route[] {
  return [
    route(calls.agentCollection, async ({ viewer, params }) => ({
      collection: await service.read(viewer.user.id, params.id),
    })),
    route(calls.chooseAgentCollection, async ({ viewer, params, body }) => ({
      collection: await service.choose(viewer.user.id, params.id, body.collectionId),
    })),
    route(calls.agentRunCollection, async ({ viewer, params }) => ({
      collection: await service.readRun(viewer.user.id, params.id),
    })),
  ];
}
