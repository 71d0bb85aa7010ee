import fc from 'fast-check';
import { checkGraph } from './check-graph';
import { expandAgents } from './expand-agents';
import { type Graph, STEPS_MAX, type Step } from './graph';
import { loadSubAgents, type SubAgent, type SubAgents } from './sub-agents';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 22) });

const chat = (id: string, content: string, more: Partial<Step> = {}): Step => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }] } },
  ...more,
});
const runs = (id: string, agent: string, input: object = {}, more: Partial<Step> = {}): Step => ({
  ...{ id, kind: 'agent', input: { agent, input } },
  ...more,
});
const agent = (name: string, inputs: SubAgent['inputs'], ...steps: Step[]): SubAgent => ({
  ...{ name, instructions: '', inputs, steps },
});
const TOPIC = { topic: { type: 'text', label: 'Topic', required: true } } as const;
const graphOf = (...steps: Step[]): Graph => ({ inputs: TOPIC, steps });
const known = (agents: Readonly<Record<string, SubAgent>>): SubAgents => new Map(Object.entries(agents));
const faultsOf = (graph: Graph, agents: SubAgents, id?: string) =>
  expandAgents(graph, agents, id).faults.map(({ field, message }) => `${field}: ${message}`);

const THREAD = agent(
  'A thread',
  {
    about: { type: 'long', label: 'About', required: true },
    places: { type: 'list', label: 'Places', max: 5 },
    mood: { type: 'choice', label: 'Mood', options: { calm: 'Calm', 'odd {{x.y}}': 'Odd' }, default: 'calm' },
    posts: { type: 'number', label: 'Posts', min: 1, max: 9, default: 3 },
    photo: { type: 'upload', label: 'Photo', accepts: 'picture' },
  },
  chat('opening', 'About {{input.about}}, {{input.mood}}, in {{input.posts}} posts'),
  { id: 'short', kind: 'condition', input: { text: '{{opening.text}}', contains: 'clay' } },
  chat('more', 'More', { when: 'short' }),
  {
    id: 'each',
    kind: 'each',
    input: { over: '{{input.places}}', kind: 'text', input: { text: '{{item.text}} {{input.mood}}' } },
  },
  { id: 'warm', kind: 'edit', input: { image_url: '{{input.photo}}', prompt: 'warmer' } },
);

test('the steps of an agent stand in the place of the step that runs it, given what it is given', () => {
  const given = {
    ...{
      about: 'Bowls: {{idea.text}}',
      places: '{{ideas.list}}',
      mood: 'odd {{x.y}}',
      posts: 5,
      photo: '{{drawn.image}}',
    },
  };
  const graph = graphOf(
    chat('idea', 'About {{input.topic}}'),
    { id: 'long', kind: 'condition', input: { text: '{{idea.text}}', contains: 'a' } },
    runs('thread', 'a', given, { when: 'long' }),
    chat('sum', 'Sum up {{thread:opening.text}}'),
  );
  const { graph: whole, faults } = expandAgents(graph, known({ a: { ...THREAD, instructions: 'Be brief.' } }));
  expect(faults).toEqual([]);
  const message = (step: Step | undefined) => step?.input.messages;
  const [, , about, opening, short, more, each, warm, sum] = whole.steps;
  expect(about).toEqual({ id: 'thread::about', kind: 'text', input: { text: 'Bowls: {{idea.text}}' }, when: 'long' });
  expect(opening).toMatchObject({ id: 'thread:opening', when: 'long' });
  expect(message(opening)).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'About {{thread::about.text}}, odd \\{{x.y}}, in 5 posts' },
  ]);
  expect(short).toMatchObject({ id: 'thread:short', input: { text: '{{thread:opening.text}}' }, when: 'long' });
  expect(more).toMatchObject({ id: 'thread:more', when: 'thread:short' });
  expect(each?.input).toMatchObject({ over: '{{ideas.list}}', input: { text: '{{item.text}} odd \\{{x.y}}' } });
  expect(warm?.input).toMatchObject({ image_url: '{{drawn.image}}' });
  expect(sum).toBe(graph.steps[3]);
});

test('a fault within an agent is one of the step that runs it, and what is given is checked in its field', () => {
  const inner = agent('Inner', TOPIC, chat('one', '{{input.topic}}'));
  const agents = known({ a: THREAD, inner, bad: agent('Bad', {}, runs('deep', 'inner')) });
  const good = { about: 'x', places: ['One'], photo: '{{p.image}}' };
  const whole = (step: Step) => expandAgents(graphOf(chat('p', 'x'), step, chat('last', '{{t:gone.text}}')), agents);
  expect(whole(runs('t', 'a', { ...good, about: '', mood: 'wild', posts: 12, photo: 'x', extra: 1 })).faults).toEqual([
    { field: 'steps.1.input.input.extra', step: 't', message: 't: “A thread” asks for no “extra”.' },
    { field: 'steps.1.input.input.about', step: 't', message: 't: About is missing.' },
    { field: 'steps.1.input.input.mood', step: 't', message: expect.stringContaining('Mood is one of') },
    { field: 'steps.1.input.input.posts', step: 't', message: 't: Posts is a whole number from 1 to 9.' },
    { field: 'steps.1.input.input.photo', step: 't', message: expect.stringContaining('of an earlier step') },
  ]);
  const checked = (step: Step) => checkGraph(whole(step).graph, {}).map(({ field, message }) => `${field}: ${message}`);
  expect(checked(runs('t', 'a', { ...good, about: 'As {{no.text}}' }))).toEqual([
    'steps.1.input.input.about: t › about: There is no step called “no”.',
    'steps.1.input.agent: t › warm: “p” gives text, not image.',
    'steps.2.input.messages.0.content: last: There is no step called “t:gone”.',
  ]);
  expect(faultsOf(graphOf(runs('t', 'bad')), agents)).toEqual(['steps.0.input.agent: t › deep: Topic is missing.']);
});

test('agents run agents three deep, and none runs itself', () => {
  const levels = (deep: number) =>
    known(
      Object.fromEntries(
        Array.from({ length: deep }, (_, at) => [
          `a${at}`,
          agent(`A${at}`, {}, at + 1 < deep ? runs('next', `a${at + 1}`) : chat('end', 'Words')),
        ]),
      ),
    );
  const three = expandAgents(graphOf(runs('s', 'a0')), levels(3), 'top');
  expect(three).toMatchObject({ faults: [], graph: { steps: [{ id: 's:next:next:end' }] } });
  expect(checkGraph(three.graph, {})).toEqual([]);
  const deep = 's › next › next › next: Agents run agents at most 3 deep.';
  expect(faultsOf(graphOf(runs('s', 'a0')), levels(4))).toEqual([`steps.0.input.agent: ${deep}`]);
  const round = known({ a: agent('A', {}, runs('b', 'b')), b: agent('B', {}, runs('a', 'a'), runs('top', 'top')) });
  expect(faultsOf(graphOf(runs('s', 'a')), round, 'top')).toEqual([
    'steps.0.input.agent: s › b › a: “A” would run itself.',
    'steps.0.input.agent: s › b › top: The agent would run itself.',
  ]);
  expect(faultsOf(graphOf(runs('s', '')), round)).toEqual(['steps.0.input.agent: s: Choose the agent that it runs.']);
  expect(faultsOf(graphOf(runs('s', 'x')), round)[0]).toMatch(/no such agent, or it is not published/);
  expect(faultsOf(graphOf(runs('s', 'a')), known({ a: agent('A', {}) }))[0]).toMatch(/“A” has no steps/);
});

test('however agents run each other, what comes of it ends, and is never much longer than a run', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const stepOf = fc.record({ name: fc.constantFrom(...names), isChat: fc.boolean() });
  const steps = fc
    .array(stepOf, { minLength: 1, maxLength: STEPS_MAX })
    .map((list) => list.map(({ name, isChat }, at) => (isChat ? chat(`s${at}`, 'Words') : runs(`s${at}`, name))));
  await fc.assert(
    fc.asyncProperty(fc.tuple(steps, steps, steps, steps, steps), steps, async (lists, top) => {
      const agents = new Map(names.map((name, at) => [name, agent(name, {}, ...(lists[at] ?? []))]));
      const loaded = await loadSubAgents({ steps: top }, async (id) => agents.get(id));
      const { graph, faults } = expandAgents(graphOf(...top), loaded);
      expect(graph.steps.length + faults.length).toBeLessThanOrEqual(2 * STEPS_MAX);
      const isSound = faults.length === 0 && graph.steps.length <= STEPS_MAX;
      if (isSound) expect(graph.steps.every(({ kind }) => kind === 'chat')).toBe(true);
      if (isSound) expect(checkGraph(graph, {})).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
