import { describeSteps } from '@flint/shared/tools/describe/describe-steps';
import { addStep, change, draftGraph, EMPTY, openHistory, undo } from './draft';
import { addProposal, replaceSteps } from './take-proposal';

const SENTENCE = 'write a thread from this page and make a picture of it';
const PROPOSAL = describeSteps(SENTENCE);

test('taken into a new agent, a proposal brings its steps, its form and a name; undo takes it back', () => {
  const taken = addProposal(EMPTY, PROPOSAL, SENTENCE);
  expect(taken.steps.map(({ id }) => id)).toEqual(['page', 'thread', 'picture']);
  expect(Object.keys(taken.fields)).toEqual(['page']);
  expect(taken.name).toBe('Write a thread from this page and make a picture of it');
  expect(undo(change(openHistory(EMPTY), taken)).now).toBe(EMPTY);
});

test('below steps that are there it has names of its own, and in their place the form stays', () => {
  const twice = addProposal(addProposal(EMPTY, PROPOSAL, SENTENCE), PROPOSAL, SENTENCE);
  expect(twice.steps.map(({ id, key }) => [id, key])).toEqual([
    ...[
      ['page', 0],
      ['thread', 1],
      ['picture', 2],
    ],
    ...[
      ['page2', 3],
      ['thread2', 4],
      ['picture2', 5],
    ],
  ]);
  expect(Object.keys(draftGraph(twice).inputs)).toEqual(['page']);
  const own = { ...addStep(EMPTY, 'text'), name: 'Mine', fields: { mood: { type: 'text' as const, label: 'Mood' } } };
  const replaced = replaceSteps(own, PROPOSAL, SENTENCE);
  expect([replaced.name, Object.keys(replaced.fields), replaced.steps.length]).toEqual(['Mine', ['mood', 'page'], 3]);
});
