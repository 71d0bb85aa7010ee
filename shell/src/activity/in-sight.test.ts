import type { Run } from '@flint/shared/contracts/runs';
import { aRun } from '../testing/a-run';
import { isInSight } from './in-sight';

const kind = (kind: Run['kind']) => ({ ...aRun('vases', 'completed'), kind }) as Run;
const chain = { ...kind('steps'), recipe: { chain: { id: 'video-page', choose: false } } } as unknown as Run;
const agent = { ...kind('steps'), recipe: { agentId: 'a' } } as unknown as Run;
const tool = (tool: string) => ({ ...kind('tool'), recipe: { tool } }) as Run;

test.each<[string, Run, string, boolean]>([
  ['a picture in the generator', kind('image'), '/generator', true],
  ['a video while the generator is open', kind('video'), '/generator', false],
  ['a picture on the tab of pictures', kind('image'), '/fal-generator', true],
  ['a picture while films are shown', kind('image'), '/fal-generator?kind=video', false],
  ['a film on its tab', kind('video'), '/fal-generator?kind=video', true],
  ['a film while pictures are shown', kind('video'), '/fal-generator', false],
  ['speech on the page of films', kind('speech'), '/fal-generator?kind=video', false],
  ['speech in the playground', kind('speech'), '/playground', true],
  ['an answer of Spark', kind('chat'), '/viewspark', true],
  ['what a tool wrote, on its page', tool('x/thread-architect'), '/platform-tools/x/thread-architect', true],
  ['a part of a chain', tool('youtube/title-generator'), '/platform-tools/chains/video-page', true],
  ['a run of an agent, on its own page', agent, `/agents/a?run=${agent.id}`, true],
  ['a run of an agent, as a job', agent, `/jobs/${agent.id}`, true],
  ['a run of an agent, while another of its runs is shown', agent, '/agents/a?run=b', false],
  ['a run of an agent, on the page of agents', agent, '/agents', false],
  ['a chain, on its page', chain, '/platform-tools/chains/video-page', true],
  ['a chain, on the page of another', chain, '/platform-tools/chains/recording-everywhere', false],
  [
    'what a tool wrote, on another platform',
    tool('x/thread-architect'),
    '/platform-tools/tiktok/trend-remix-lab',
    false,
  ],
  ['what a tool wrote, in the library', tool('x/thread-architect'), '/library', false],
])('%s: in sight or not', (_, run, address, expected) => {
  expect(isInSight(run, new URL(address, 'https://flint.invalid'))).toBe(expected);
});
