import { type ExecuteWorkflowBody, executeWorkflow, toWorkflow, WORKFLOW_STEPS_MAX } from '../workflows';
import { checkWorkflow } from './check-workflow';

const idea = { id: 'idea', type: 'chat', input: { messages: [{ role: 'user', content: 'A film idea' }] } } as const;
const picture = { id: 'picture', type: 'image', input: { prompt: '{{idea.text}}' } } as const;

const faultsOf = (steps: readonly object[], input?: object) =>
  checkWorkflow(toWorkflow({ steps, input } as ExecuteWorkflowBody)).map(
    ({ field, message }) => `${field}: ${message}`,
  );

const bodyFault = (body: unknown) => executeWorkflow.body.safeParse(body).error?.issues[0]?.message;

it('has its own path and timeout', () => {
  expect([executeWorkflow.path, executeWorkflow.timeoutMs]).toEqual(['/api/fal-ai/workflow/execute', 300_000]);
});

it.each([
  [{ steps: [] }, 'Add a step.'],
  [{}, 'The steps are a list.'],
  [{ steps: Array(WORKFLOW_STEPS_MAX + 1).fill(idea) }, 'A workflow has at most 12 steps.'],
  [{ steps: [{ type: 'poem', input: {} }] }, /^The type of a step is one of image, edit/],
  [{ steps: [{ ...idea, id: '9' }] }, /^A step is named by up to 32 letters/],
  [{ steps: [idea, picture], input: { topic: 'sea' } }, undefined],
])('%j: %s', (body, message) => {
  const fault = bodyFault(body);
  if (message instanceof RegExp) expect(fault).toMatch(message);
  else expect(fault).toBe(message);
});

it('accepts steps that use earlier outputs by name, by position and from the input', () => {
  const steps = [
    idea,
    picture,
    { type: 'prompt', input: { images: ['{{picture.image}}'] } },
    {
      type: 'image',
      input: { prompt: 'Like this: {{previous.text}}, {{input.mood}}', image_url: '{{picture.image}}' },
    },
    { id: 'film', type: 'video', input: { prompt: '{{step-3.text}}', speech: { text: '{{idea.text}}' } } },
    { type: 'transcript', input: { audio_url: '{{film.video}}' }, when: { step: 'idea', contains: 'sea' } },
  ];
  expect(faultsOf(steps, { mood: 'calm' })).toEqual([]);
});

it.each([
  ['an unknown step', { prompt: '{{sketch.text}}' }, 'prompt: There is no step called “sketch”.'],
  ['itself', { prompt: '{{picture.image}}' }, 'prompt: “picture” does not come before this step.'],
  ['a later one', { prompt: '{{sound.audio}}' }, 'prompt: “sound” does not come before this step.'],
  ['a wrong output', { prompt: '{{idea.image}}' }, 'prompt: “idea” gives text: write {{idea.text}}.'],
  [
    'words for a picture',
    { prompt: 'A boat', image_url: '{{idea.text}}' },
    'image_url: A picture stands here, not text.',
  ],
  ['a field for none', { prompt: 'A boat', style: '{{idea.text}}' }, 'style: No output of a step can stand here.'],
  ['no reference', { prompt: '{{idea}}' }, /^prompt: Between double braces/],
  ['an input there is not', { prompt: '{{input.mood}}' }, "prompt: The workflow's input has no words called “mood”."],
  ['what its own call refuses', { prompt: '{{idea.text}}', style: 'baroque' }, /^style: The style is one of/],
])('refuses %s, naming the field', (_, input, message) => {
  const steps = [idea, { ...picture, input }, { id: 'sound', type: 'speech', input: { text: 'Hello' } }];
  const [fault] = faultsOf(steps);
  if (message instanceof RegExp) expect(fault?.replace('steps.1.input.', '')).toMatch(message);
  else expect(fault).toBe(`steps.1.input.${message}`);
});

it('refuses duplicate step names, reserved names, and conditions on outputs other than text', () => {
  expect(faultsOf([idea, idea])).toEqual(['steps.1.id: Another step is called “idea” already.']);
  expect(faultsOf([{ ...idea, id: 'input' }])[0]).toMatch(/^steps.0.id: “input” has a meaning/);
  const when = { step: 'picture', contains: 'sea' };
  expect(faultsOf([idea, picture, { type: 'speech', input: { text: 'Hello' }, when }])).toEqual([
    'steps.2.when.step: “picture” gives a picture: write {{picture.image}}.',
  ]);
});
