import type { LearntLimit } from '@flint/shared/contracts/learnt-limits';
import { newStaff } from '../support/control-plane';
import { startOpenAi } from '../support/openai';
import { startServer } from '../support/server';

const PATH = '/api/fal-ai/chat/completion';

test('what a model refuses is asked once: no more after a restart, and staff see it', async () => {
  const openai = await startOpenAi();
  const server = await startServer({ ...openai.env, LOG_LEVEL: 'info' });
  const [user, staff] = [await server.signUpVerified(), await newStaff(server)];
  const limits = async () => {
    const { body } = await staff.fetchJson('GET', '/api/staff/learnt-limits');
    return (body as { limits: LearntLimit[] }).limits.map(({ model, name, most }) => ({ model, name, most }));
  };
  const chat = async () => {
    await openai.scriptModels(['gpt-5-mini'], { reply: 'An island.' });
    const order = { messages: [{ role: 'user', content: 'What is Gozo?' }], temperature: 0.2, model: 'gpt-5-mini' };
    expect(await user.fetchJson('POST', PATH, order)).toMatchObject({ status: 200 });
    return openai.orders().map(({ answer }) => answer);
  };
  const first = await chat();
  expect(first.at(-1)).toBe(200);
  expect(first.filter((answer) => answer === 400)).toHaveLength(first.length - 1);
  expect(first.length).toBeGreaterThan(1);
  await server.until(async () => (await limits()).length === first.length - 1, 'What it refused');
  expect(await limits()).toContainEqual({ model: 'gpt-5-mini', name: 'temperature', most: null });
  const told = () => server.logs.split('a model takes less than was known').length - 1;
  expect(told()).toBe(first.length - 1);

  await server.restart();
  expect(await chat()).toEqual([200]);
  expect(await limits()).toHaveLength(first.length - 1);
  await server.stop();
});
