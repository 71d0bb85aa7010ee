import type { Agent } from '@flint/shared/contracts/agents';
import { normaliseAgents } from './agent-lists';

it('takes a bare list for the viewer’s own agents', () => {
  const agent = { id: 'a' } as Agent;
  expect(normaliseAgents([agent])).toEqual({ publishedAgents: [], userAgents: [agent] });
  expect(normaliseAgents({ publishedAgents: [agent] })).toEqual({ publishedAgents: [agent], userAgents: [] });
});
