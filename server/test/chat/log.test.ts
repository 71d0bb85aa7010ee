import { startOpenAi } from '../support/openai';
import { startServer } from '../support/server';

const CANARY = 'zanzibar-canary-4711';
const PATH = '/api/fal-ai/chat/completion';

test('no words of a chat and no key is in the log, however the endpoint fails', async () => {
  const openai = await startOpenAi();
  const server = await startServer({ ...openai.env, LOG_LEVEL: 'trace', RATE_LIMIT_FACTOR: '1000' });
  const user = await server.signUpVerified();
  await user.grant(1_000);
  const faults = [
    ...([{}, { error: 400 }, { error: 500 }, { error: 'lost' }] as const),
    ...(['malformed', 'error_event', 'cut', 'no_done'] as const).map((fault) => ({ stream: { fault } })),
  ];
  for (const fault of faults) {
    await openai.script({ ...fault, reply: `${CANARY} is an island` });
    await user.fetchJson('POST', PATH, { messages: [{ role: 'user', content: `Tell me of ${CANARY}` }] });
  }
  expect(openai.orders().length).toBeGreaterThan(0);
  // The answer leaves before its run's last line is written.
  const ended = () => server.logs.match(/"event":"run.ended"/g) ?? [];
  await server.until(async () => ended().length >= faults.length, 'A line for each end');
  expect(ended()).toHaveLength(faults.length);
  expect(server.logs).toContain('"event":"run.provider_failed"');
  for (const secret of [CANARY, openai.env.OPENAI_API_KEY]) expect(server.logs).not.toContain(secret);
  await server.stop();
  await openai.stop();
});
