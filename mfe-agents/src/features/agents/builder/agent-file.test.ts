import { addStep, EMPTY, toBody } from '../../editor/draft';
import { readAgentFile, writeAgentFile } from './agent-file';

const draft = { ...addStep(addStep(EMPTY, 'text'), 'chat'), name: 'Two steps', instructions: 'Be brief.', budget: 9 };
const file = (agent: object, more: object = {}) =>
  JSON.stringify({ format: 'flint-agent', version: 1, agent, ...more });

it('reads what it wrote', () => {
  const read = readAgentFile(writeAgentFile(draft));
  expect(toBody(read)).toEqual(toBody(draft));
  expect(read).toMatchObject({ instructions: 'Be brief.', budget: 9, fields: EMPTY.fields });
});

it.each([
  ['no JSON', '{', 'This file is not JSON.'],
  ['another file', '[1]', 'This file holds no agent.'],
  ['another version', file({}, { version: 2 }), 'This file is of version 2; 1 is read here.'],
  ['no name', file({}), 'agent.name: Give the agent a name.'],
  [
    'an unknown kind',
    file({ name: 'x', steps: [{ id: 'a', kind: 'rocket', input: {} }] }),
    'a: there is no kind of step called “rocket”.',
  ],
  [
    'an inherited kind',
    file({ name: 'x', steps: [{ id: 'a', kind: 'constructor', input: {} }] }),
    'a: there is no kind of step called “constructor”.',
  ],
  [
    'ten thousand steps',
    file({ name: 'x', steps: Array.from({ length: 10_000 }, () => ({ id: 'a', kind: 'text', input: {} })) }),
    'agent.steps: There are at most 50 steps.',
  ],
  [
    'too many steps',
    file({ name: 'x', steps: Array.from({ length: 51 }, () => ({ id: 'a', kind: 'text', input: {} })) }),
    'agent.steps: There are at most 50 steps.',
  ],
  [
    'a prototype',
    '{"format":"flint-agent","version":1,"agent":{"name":"x","__proto__":{"steps":[]}}}',
    'A field is called “__proto__”, which no agent has.',
  ],
])('refuses %s', (_, text, message) => {
  expect(() => readAgentFile(text)).toThrow(message);
});
