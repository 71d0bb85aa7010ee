import { LLAMA_8B } from '@flint/shared/contracts/models';
import { createModelNames } from './model-names';
import ollama from './models.fixture.json';
import { aQuestion, collect, type SimulatedOpenAi, startSimulatedOpenAi } from './simulated-openai';

let openai: SimulatedOpenAi;
beforeAll(async () => {
  openai = await startSimulatedOpenAi();
});
beforeEach(() => openai.script());
afterAll(() => openai.close());

const patient = () => new AbortController().signal;

test('lists Flint’s models with the endpoint’s model behind each, then the endpoint’s own', async () => {
  const modelMap = { 'qwen/qwen-2.5-32b-instruct': 'simulated-large' };

  expect(await openai.chat({ modelMap }).models(patient())).toEqual([
    { id: LLAMA_8B, runsAs: 'simulated-small' },
    { id: 'meta-llama/llama-3.1-70b-instruct', runsAs: 'simulated-small' },
    { id: 'qwen/qwen-2.5-32b-instruct', runsAs: 'simulated-large' },
    { id: 'simulated-small', runsAs: 'simulated-small' },
    { id: 'simulated-large', runsAs: 'simulated-large' },
  ]);
});

test('caches the list instead of fetching it for every order', async () => {
  const chat = openai.chat();
  await collect(chat, aQuestion('Go', { model: LLAMA_8B }));
  const { end } = await collect(chat, aQuestion('Go', { model: LLAMA_8B }));

  expect(end?.model).toBe('simulated-small');
  expect(openai.journal().calls.filter(({ path }) => path === '/v1/models')).toHaveLength(1);
});

test('a configured list is not fetched, and its ids map to themselves', async () => {
  const names = createModelNames(openai.endpoint, { models: ['mistral', LLAMA_8B] });

  expect(await names.runsAs(LLAMA_8B, patient())).toBe(LLAMA_8B);
  expect(await names.runsAs('meta-llama/llama-3.1-70b-instruct', patient())).toBe('mistral');
  expect(openai.journal().calls).toHaveLength(0);
});

test('the default is the first model that chats; what does something else is not offered for chats', async () => {
  await openai.scriptModels(ollama.data.map(({ id }) => id));

  const offered = await openai.chat().models(patient());
  expect(offered.filter(({ id }) => id !== LLAMA_8B).map(({ id }) => id)).toEqual([
    'meta-llama/llama-3.1-70b-instruct',
    'qwen/qwen-2.5-32b-instruct',
    'gpt-4o-mini',
  ]);
  const { end } = await collect(openai.chat(), aQuestion('Go', { model: LLAMA_8B }));
  expect(end?.model).toBe('gpt-4o-mini');
});

test('an endpoint without a list still takes orders', async () => {
  const names = createModelNames({ baseUrl: await openai.nowhere() }, {});

  expect(await names.runsAs(LLAMA_8B, patient())).toBe(LLAMA_8B);
  await expect(names.offered(patient())).rejects.toMatchObject({ kind: 'unreachable' });
});
