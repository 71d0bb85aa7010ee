import type { Graph } from '../steps/graph';
import { describeSteps } from './describe-steps';
import { withFreeNames } from './free-names';
import { proposalFaults } from './proposal';

/** The steps of a proposal, as `kind input`. */
const stepsFor = (sentence: string) => {
  const { steps, ...rest } = describeSteps(sentence);
  return { ...rest, steps: steps.map(({ id, kind, when }) => [id, kind, ...(when ? [when] : [])].join(' ')) };
};

test('a page, a thread and a picture of it are three steps; when it runs is set elsewhere, and said', () => {
  const sentence = 'every Monday write a thread from this page and make a picture of it';
  expect(stepsFor(sentence)).toEqual({
    inputs: { page: { type: 'text', label: 'Address of the page', required: true, max: 2_048 } },
    steps: ['page read', 'thread tool', 'picture image'],
    notes: ['When it runs is set on its page: “every Monday”.'],
    unread: [],
  });
  const { steps } = describeSteps(sentence);
  expect(steps[1]?.input.input).toEqual({ topic: '{{page.title}}', points: '{{page.text}}' });
  expect(steps[2]?.input.prompt).toBe('A picture, without words in it, for: {{thread.best}}');
});

test.each([
  [
    'Write three short captions about my new mugs for beginners, let me choose one and draw a square picture of it',
    ['captions tool', 'chosen choice', 'picture image'],
  ],
  ['Give me five video titles about glazing, and a thumbnail for each title', ['titles tool', 'pictures each']],
  [
    'Read https://example.com/news, write a newsletter, wait for my approval, then make a header for it',
    ['page read', 'newsletter chat', 'approved choice', 'picture image'],
  ],
  [
    'Transcribe my podcast, summarise it, then translate it into Spanish',
    ['transcript transcript', 'summary chat', 'translation chat'],
  ],
  [
    'Make a watercolour picture of a red kiln, remove its background and upscale it',
    ['picture image', 'cutout cutout', 'large upscale'],
  ],
  [
    'Write an article about salt and pepper. If it mentions salt, make a video of it. Read it aloud.',
    ['article chat', 'condition condition', 'film video condition', 'voice speech'],
  ],
  ['Take my notes and turn them into a script, then a reel', ['notes text', 'script chat', 'film video']],
  ['Draw a fox, please, and animate it', ['picture image', 'film video']],
])('“%s” is understood whole', (sentence, steps) => {
  expect(stepsFor(sentence)).toMatchObject({ steps, unread: [] });
});

test.each([
  ['Take my notes and turn them into a script, then a reel', '9:16'],
  ['Make a vertical video about glazing', '9:16'],
  ['Make two shorts about glazing', '9:16'],
  ['Make a 4:5 video about glazing', '4:5'],
  ['Make a square clip about glazing', '1:1'],
  ['Draw a fox, then animate it as a reel', '9:16'],
  ['Make a short film about glazing', undefined],
  ['Make a video about glazing', undefined],
])('“%s” makes a film of the ratio %s', (sentence, ratio) => {
  const film = describeSteps(sentence).steps.find(({ kind }) => kind === 'video');
  expect(film?.input).toBeDefined();
  expect(film?.input.aspect_ratio).toBe(ratio);
});

test('numbers, audiences and subjects go to the fields of a tool; what a tool cannot is said', () => {
  const [captions] = describeSteps('Write three short captions about my new mugs for beginners').steps;
  expect(captions?.input.input).toEqual({ topic: 'my new mugs', audience: 'beginners', count: 3, length: 'short' });
  const many = describeSteps('Write 40 posts with emoji about clay');
  expect(many.steps[0]?.input.input).toEqual({ thought: 'clay', count: 8 });
  expect(many).toMatchObject({ notes: ['Of posts it makes 2 to 8: 8 instead of 40.'], unread: ['emoji'] });
});

test('what agents do not do, and what is not understood, is told in the person’s own words', () => {
  expect(stepsFor('Do my taxes and write a poem about rain, then send it to my mother')).toMatchObject({
    steps: ['text chat'],
    unread: ['Do my taxes', 'send it to my mother'],
  });
  expect(stepsFor('hello there')).toMatchObject({ steps: [], unread: ['hello there'] });
  expect(stepsFor('Make a picture for each of them')).toMatchObject({
    steps: [],
    unread: ['Make a picture for each of them'],
  });
  expect(stepsFor('')).toMatchObject({ steps: [], unread: [] });
});

test('braces in a sentence are words', async () => {
  const spied = describeSteps('Write posts about {{input.secret}}');
  expect(spied.steps[0]?.input.input).toMatchObject({ thought: '\\{{input.secret}}' });
  expect(await proposalFaults(spied)).toEqual([]);
});

test('steps beside others get names of their own, and keep what they refer to', async () => {
  const first = describeSteps('Write a thread from this page');
  const more = withFreeNames(describeSteps('Read this file. Write a thread. If it says “clay”, draw it'), first);
  expect(more.steps.map(({ id, when }) => [id, when])).toEqual([
    ['file', undefined],
    ['thread2', undefined],
    ['condition', undefined],
    ['picture', 'condition'],
  ]);
  const other: Graph = { inputs: { page: { type: 'long', label: 'Another' } }, steps: [] };
  expect(Object.keys(withFreeNames(first, other).inputs)).toEqual(['page2']);
  for (const { inputs, steps } of [more, withFreeNames(first, first)])
    expect(await proposalFaults({ inputs: { ...first.inputs, ...inputs }, steps: [...first.steps, ...steps] })).toEqual(
      [],
    );
});
