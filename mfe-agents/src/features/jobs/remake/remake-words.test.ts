import type { ContentChange, ContentGraph } from '@flint/shared/contracts/content-graph';
import type { JobStep } from '@flint/shared/contracts/step-jobs';
import { causeWords, changeWords, offerWords, ownWords, staleSteps, standingWords } from './remake-words';

const BRAND: ContentChange = { what: 'brand', names: ['Mud & Fire'], at: '2020-11-03T10:00:00.000Z' };
const USES: ContentChange = { what: 'uses', names: ['idea', 'thread › opening'], at: null };
const step = (name: string, ...changes: ContentChange[]) => ({ step: name, runs: [], madeFrom: [], changes });
const plan = (steps: string[], takenOver: string[], credits = 12, whole = 30) => ({
  ...{ steps, takenOver, credits, whole, fault: null },
});
const content = (more: Partial<ContentGraph>): ContentGraph => ({
  ...{ steps: [], brand: null, source: { of: 'agent', state: 'there' }, form: {}, remake: null },
  ...more,
});

test('a step says why it is out of date', () => {
  expect(changeWords(BRAND, 'agent')).toBe('the brand changed (3 Nov 2020)');
  expect(changeWords(USES, 'agent')).toBe('it uses idea, thread › opening');
  expect(changeWords({ what: 'step', names: [], at: null }, 'template')).toBe('this step of the template changed');
  expect(changeWords({ what: 'inputs', names: ['Topic', 'Mood'], at: null }, null)).toBe('Topic, Mood changed');
});

test('a cause that several steps have is said once, and those that only use others are none', () => {
  const seen = content({ steps: [step('idea', BRAND), step('post', BRAND, USES), step('sum', USES)] });
  expect(causeWords(seen)).toEqual(['The brand Mud & Fire changed (3 Nov 2020).']);
  expect(staleSteps(seen)).toEqual(['idea', 'post', 'sum']);
});

test('the heading counts what is out of date, and new steps where nothing is', () => {
  const steps = [step('idea', BRAND), step('post', USES), step('cover')];
  expect(standingWords(content({ steps }))).toBe('2 of 3 steps are out of date');
  expect(standingWords(content({ steps: steps.slice(1, 2) }))).toBe('1 of 1 step is out of date');
  const fresh = { steps: [step('cover')], remake: plan(['sum'], ['cover']) };
  expect(standingWords(content(fresh))).toBe('The agent has 1 new step');
  expect(standingWords(content({ steps: [step('cover')], remake: plan([], ['cover']) }))).toBe(
    'Nothing of it is out of date',
  );
});

test('the offer says what it costs, what is taken over, and what all of it would cost', () => {
  expect(offerWords(content({ remake: plan(['a', 'b', 'c'], ['d', 'e']) }))).toBe(
    'Making these 3 again costs at most 12 credits. 2 steps are taken over at no cost. All of it anew would cost up to 30 credits.',
  );
  expect(offerWords(content({ remake: plan(['a'], ['b'], 1) }))).toBe(
    'Making it again costs at most 1 credit. 1 step is taken over at no cost. All of it anew would cost up to 30 credits.',
  );
  expect(offerWords(content({ remake: plan(['a'], [], 0, 0) }))).toBe('Making it again costs nothing.');
  const fault = { message: 'Topic is missing.', field: 'inputs.topic' };
  expect(offerWords(content({ remake: { ...plan(['a'], []), credits: null, whole: null, fault } }))).toBe(
    'Topic is missing.',
  );
});

test('own words that would be made anew are named', () => {
  const steps = [
    { id: 'thread:opening', edited: true },
    { id: 'cover', edited: true },
    { id: 'idea', edited: false },
  ] as JobStep[];
  expect(ownWords(content({ remake: plan(['thread:opening', 'idea'], ['cover']) }), { steps })).toEqual([
    'thread › opening',
  ]);
});
