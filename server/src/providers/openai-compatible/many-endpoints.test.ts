import { joinEndpoints } from './many-endpoints';
import { aQuestion, collect, type SimulatedOpenAi, startSimulatedOpenAi } from './simulated-openai';

const OURS = new Set([
  'meta-llama/llama-3.2-8b-instruct',
  'meta-llama/llama-3.1-70b-instruct',
  'qwen/qwen-2.5-32b-instruct',
]);

let here: SimulatedOpenAi;
let there: SimulatedOpenAi;
beforeAll(async () => {
  [here, there] = await Promise.all([startSimulatedOpenAi(), startSimulatedOpenAi()]);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
});

const joined = () =>
  joinEndpoints(here.chat(), [{ name: 'there', model: there.chat({ seeing: ['simulated-large'] }) }], OURS);
const signal = new AbortController().signal;

test('a named endpoint’s model is ordered there, and the answer names it', async () => {
  await here.script();
  await there.script({ reply: 'From there.' });
  const { text, end } = await collect(joined(), aQuestion('Go', { model: 'there/simulated-large' }));
  expect([text, end?.model]).toEqual(['From there.', 'there/simulated-large']);
  expect(here.journal().calls).toHaveLength(0);
  expect(there.journal().calls.at(-1)?.body).toMatchObject({ model: 'simulated-large' });
});

test('any other model is ordered from the first endpoint', async () => {
  await here.script({ reply: 'From here.' });
  await there.script();
  const { text, end } = await collect(joined(), aQuestion('Go'));
  expect([text, end?.model]).toEqual(['From here.', 'simulated-small']);
  expect(there.journal().calls).toHaveLength(0);
});

test('all models are listed, ours once', async () => {
  const ids = (await joined().models(signal)).map(({ id }) => id);
  expect(ids).toEqual([
    ...OURS,
    'simulated-small',
    'simulated-large',
    'there/simulated-small',
    'there/simulated-large',
  ]);
});

test('an unreachable endpoint does not affect the others; when all are, listing fails', async () => {
  const away = here.chat({ baseUrl: await here.nowhere() });
  const some = await joinEndpoints(away, [{ name: 'there', model: there.chat() }], OURS).models(signal);
  expect(some.map(({ id }) => id)).toEqual(['there/simulated-small', 'there/simulated-large']);
  await expect(joinEndpoints(away, [{ name: 'there', model: away }], OURS).models(signal)).rejects.toThrow();
});

test('each endpoint has its own list of models that accept pictures', () => {
  expect(
    ['there/simulated-large', 'there/simulated-small', 'simulated-large'].map((id) => joined().sees?.(id)),
  ).toEqual([true, false, false]);
});
