import { connectSteps } from './connect-steps';
import { addStep, type Draft, draftGraph, EMPTY, replaceStep } from './draft';

/** A text, a picture of it, an edit of that, and a condition. */
const draft = (['text', 'image', 'edit', 'condition', 'text'] as const).reduce(addStep, EMPTY);
const connect = (from: string, to: string, edited = draft) =>
  connectSteps(edited, { whole: draftGraph(edited), tools: {}, agents: new Map(), filmedBy: 'embedded' }, from, to);
const inputOf = (made: Draft | string, at: number) => (typeof made === 'string' ? made : made.steps[at]?.input);

it('fills the first empty field that fits', () => {
  expect(inputOf(connect('step-1', 'step-2'), 1)).toMatchObject({ prompt: '{{step-1.text}}' });
  expect(inputOf(connect('step-2', 'step-3'), 2)).toMatchObject({ image_url: '{{step-2.image}}' });
});

it('adds to a text that is written', () => {
  const written = replaceStep(draft, 4, { id: 'step-5', kind: 'text', input: { text: 'All:' } });
  expect(inputOf(connect('step-1', 'step-5', written), 4)).toEqual({ text: 'All: {{step-1.text}}' });
});

it('lets a condition decide', () => {
  const made = connect('step-4', 'step-5');
  expect(typeof made === 'object' && made.steps[4]?.when).toBe('step-4');
});

it.each([
  ['step-3', 'step-1', '“step-1” comes before “step-3”: move it down first.'],
  ['step-2', 'step-5', '“step-5” has no field that takes what “step-2” gives.'],
  ['step-1', 'step-1', 'A step takes what another one gives.'],
])('says why %s gives nothing to %s', (from, to, why) => {
  expect(connect(from, to)).toBe(why);
});
