import type { KnownAgent } from '../agents/agents-service';
import { codeOf, type Occasion, proposalsIn } from './proposals';

const RUN = '7b7f4a3e-0000-4000-8000-000000000001';
const occasion = (change: Partial<Occasion> = {}): Occasion => ({
  ...{ runId: RUN, words: 'hello', readData: false, hasBrand: false, picture: undefined, agents: [] },
  ...change,
});
const block = (change: object = {}) =>
  JSON.stringify({ code: codeOf(RUN), kind: 'image', input: { prompt: 'a lake' }, ...change });

test('a proposal has every default filled in', () => {
  expect(proposalsIn([block()], occasion())).toEqual([
    { kind: 'image', input: { prompt: 'a lake', aspect_ratio: '1:1', style: null, num_images: 1 } },
  ]);
});

test.each([
  ['no JSON', 'image: a lake'],
  ['no code', block({ code: undefined })],
  ['the code of another answer', block({ code: codeOf(RUN.replace('1', '2')) })],
  ['an unknown kind', block({ kind: 'payment' })],
  ['no words', block({ input: { prompt: '  ' } })],
  ['a change of nothing', block({ kind: 'brand', input: {} })],
])('%s proposes nothing', (_what, json) => {
  expect(proposalsIn([json], occasion({ hasBrand: true }))).toEqual([]);
});

test('values beyond the limits take the default', () => {
  const [proposal] = proposalsIn([block({ input: { prompt: 'a lake', num_images: 900, cost: 0 } })], occasion());
  expect(proposal?.input).toEqual({ prompt: 'a lake', aspect_ratio: '1:1', style: null, num_images: 1 });
});

test('after reading material, only what the user asked for may be proposed', () => {
  const reading = { readData: true };
  expect(proposalsIn([block()], occasion({ ...reading, words: 'Summarise this file' }))).toEqual([]);
  expect(proposalsIn([block()], occasion({ ...reading, words: 'Make a picture of it' }))).toHaveLength(1);
});

test('duplicates are one card, and there are at most four cards', () => {
  const many = Array.from({ length: 9 }, (_, at) => block({ input: { prompt: `lake ${at}` } }));
  expect(proposalsIn([block(), block(), ...many], occasion())).toHaveLength(4);
});

test('a profile change needs a chosen profile', () => {
  const change = block({ kind: 'brand', input: { tone: 'warm' } });
  expect(proposalsIn([change], occasion())).toEqual([]);
  expect(proposalsIn([change], occasion({ hasBrand: true }))).toEqual([{ kind: 'brand', input: { tone: 'warm' } }]);
});

test('a template is one of ours, is named by the server, and has no fields but its own', () => {
  const input = { template: 'quote-cards', name: 'Free money', inputs: { thought: 'Clay is cheap.', evil: 'x' } };
  expect(proposalsIn([block({ kind: 'template', input })], occasion())).toEqual([
    {
      kind: 'template',
      input: { template: 'quote-cards', name: 'Quote cards', inputs: { thought: 'Clay is cheap.' } },
    },
  ]);
  expect(proposalsIn([block({ kind: 'template', input: { ...input, template: 'somebody’s' } })], occasion())).toEqual(
    [],
  );
});

test('an agent is one that the user may run, found by its name, and what it is for fills the first field of its form', () => {
  const topic = { type: 'text', label: 'What it says' } as const;
  const letter = {
    id: 'a1',
    name: 'Weekly letter',
    inputs: { count: { ...topic, type: 'toggle', default: true }, topic },
  };
  const told = block({
    kind: 'agent',
    input: { agent: ' weekly LETTER', name: 'Free money', about: 'a kiln', evil: 1 },
  });
  const known = occasion({ agents: [letter as KnownAgent] });
  expect(proposalsIn([told], known)).toEqual([
    { kind: 'agent', input: { agent: 'a1', name: 'Weekly letter', inputs: { topic: 'a kiln' } } },
  ]);
  expect(proposalsIn([told], occasion())).toEqual([]);
  const filled = block({
    kind: 'agent',
    input: { agent: 'a1', about: 'a kiln', inputs: { topic: 'a bowl', evil: 'x' } },
  });
  expect(proposalsIn([filled], known)[0]?.input).toMatchObject({ inputs: { topic: 'a bowl' } });
});

test('an edit needs a picture, which the server names', () => {
  const edit = block({ kind: 'edit', input: { prompt: 'warmer', picture: 'somebody else’s', strength: 7 } });
  expect(proposalsIn([edit], occasion())).toEqual([]);
  const picture = { id: 'own', name: 'A lake' };
  expect(proposalsIn([edit], occasion({ picture }))).toEqual([
    { kind: 'edit', input: { picture: 'own', pictureName: 'A lake', prompt: 'warmer', strength: 0.5 } },
  ]);
});
