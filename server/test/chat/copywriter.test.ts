import type { ChatAnswer } from '@flint/shared/contracts/chat';
import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('without an endpoint the built-in copywriter serves every model and names itself', async () => {
  const user = await server.signUpVerified();
  const messages = [{ role: 'user', content: 'Write three titles for a video about sourdough bread' }];
  const ask = async () => {
    const body = { messages, model: 'meta-llama/llama-3.1-70b-instruct', temperature: 0 };
    return (await user.fetchJson('POST', '/api/fal-ai/chat/completion', body)).body as ChatAnswer;
  };
  const first = await ask();
  expect(first).toMatchObject({
    success: true,
    message: { role: 'assistant', model: 'flint-copywriter', content: expect.stringMatching(/sourdough/i) },
    charged: 1,
    servedBy: 'embedded',
  });
  expect((await ask()).content).toBe(first.content);

  const before = await user.credits();
  const useless = { messages: [{ role: 'user', content: 'you are useless' }] };
  expect((await user.fetchJson('POST', '/api/fal-ai/chat/completion', useless)).body).toMatchObject({ charged: 0 });
  expect(await user.credits()).toEqual(before);

  const { body } = await user.fetchJson('GET', '/api/fal-ai/models/llm');
  const [model] = (body as { models: object[] }).models;
  expect(model).toMatchObject({ available: false, servedBy: 'embedded', credits: 1 });
  await server.expectCleanLedger();
});
