import type { Makers } from '../models';
import { type ExecuteWorkflowBody, toWorkflow } from '../workflows';
import { costTable } from './cost-table';
import { priceSteps } from './workflow-price';

const by = (servedBy: 'fal' | 'embedded'): Makers => ({
  ...{
    image: servedBy,
    edit: servedBy,
    cutout: servedBy,
    upscale: servedBy,
    video: servedBy,
    speech: servedBy,
    transcript: servedBy,
    music: servedBy,
  },
  ...{ prompt: servedBy, chat: servedBy },
});
const BUILT_IN = costTable(by('embedded'));
const workflow = (steps: readonly object[], input?: object) => toWorkflow({ steps, input } as ExecuteWorkflowBody);
const idea = (max_tokens: number) => ({
  ...{ id: 'idea', type: 'chat' },
  input: { messages: [{ role: 'user', content: '{{input.topic}}' }], max_tokens },
});

it('each step costs its own price, assuming the longest earlier texts', () => {
  const steps = [
    idea(400),
    { id: 'pictures', type: 'image', input: { prompt: '{{idea.text}}', num_images: 3 } },
    { id: 'voice', type: 'speech', input: { text: '{{idea.text}}' } },
    { id: 'film', type: 'video', input: { prompt: '{{idea.text}}', duration: 7 } },
    { id: 'heard', type: 'transcript', input: { audio_url: '{{voice.audio}}' } },
    { id: 'own', type: 'transcript', input: { upload_id: 'u1' } },
  ];
  // 400 tokens are 2,000 characters at most: two thousands to speak, 200 seconds to transcribe.
  expect(priceSteps(BUILT_IN, workflow(steps, { topic: 'Sea' }), 'embedded')).toEqual([1, 3, 2, 7, 4, 10]);
});

it('a vendor makes only the lengths it offers', () => {
  const steps = [{ type: 'video', input: { prompt: 'Sea', model: 'fal-ai/luma-dream-machine', duration: 6 } }];
  expect(priceSteps(costTable(by('fal')), workflow(steps), 'fal')).toEqual([180]);
});

it('a step done by an earlier run costs nothing, and its text still has its actual length', () => {
  const whole = workflow([idea(400), { type: 'speech', input: { text: '{{previous.text}}' } }]);
  const rest = { ...whole, resumes: { runId: 'before', done: { idea: 'its run' } } };
  expect(priceSteps(BUILT_IN, rest, 'embedded')).toEqual([0, 2]);
});

it('a missing cost row throws instead of being free', () => {
  expect(() => priceSteps({}, workflow([{ type: 'prompt', input: { text: 'Sea' } }]), 'embedded')).toThrow(RangeError);
});
