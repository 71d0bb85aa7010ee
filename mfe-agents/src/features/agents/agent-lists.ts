import { request } from '@flint/shared/api/request';
import * as calls from '@flint/shared/contracts/agents';
import type { Resource } from '@flint/shared/state/resource';
import { listIn, readBoth } from '../templates/both-lists';

/** Published agents and the viewer's own. */
export interface AgentLists {
  readonly publishedAgents: readonly calls.Agent[];
  readonly userAgents: readonly calls.Agent[];
}

/** The lists of an answer; a bare list is the viewer's own. */
export function normaliseAgents(answer: readonly calls.Agent[] | Partial<AgentLists>): AgentLists {
  const publishedAgents = Array.isArray(answer) ? [] : listIn(answer as Partial<AgentLists>, 'publishedAgents');
  return { publishedAgents, userAgents: listIn(answer, 'userAgents') };
}

/** What a member sees. */
export const AGENT_LISTS: Resource<AgentLists> = {
  key: 'listAgents',
  async read({ signal }) {
    const options = { signal };
    const reads = {
      all: () => request(calls.listAgents, { query: {} }, options),
      published: () => request(calls.publishedAgents, {}, options),
      mine: () => request(calls.myAgents, {}, options),
    };
    const found = await readBoth(reads, 'Failed to load agents', signal);
    if ('all' in found) return normaliseAgents(found.all);
    return {
      publishedAgents: listIn(found.published, 'publishedAgents'),
      userAgents: listIn(found.mine, 'userAgents'),
    };
  },
};

/** What a visitor sees. */
export const PUBLISHED_LIST: Resource<AgentLists> = {
  key: 'publishedAgents',
  async read({ signal }) {
    const answer = await request(calls.publishedAgents, {}, { signal });
    return { publishedAgents: listIn(answer, 'publishedAgents'), userAgents: [] };
  },
};
