import { startServer } from '../support/server';

const PAIRS = 12;
/**
 * An answer is written within 0.1 s, and a place that is free is taken within 0.5 s on a busy machine. Without a wake it
 * would be taken by the next poll, after up to 5 s: twelve times in a row under this limit by chance in one of 4,000 runs.
 */
const WAITED_MS = 2_500;

test('of two orders that a user places at once, the second starts when the first has ended', async () => {
  const server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  const user = await server.signUpVerified();
  await user.grant(1000);
  const ask = () =>
    user.fetchJson('POST', '/api/fal-ai/chat/completion', { messages: [{ role: 'user', content: 'Name a hill.' }] });
  for (let pair = 0; pair < PAIRS; pair++) {
    const since = performance.now();
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(performance.now() - since).toBeLessThan(WAITED_MS);
  }
  await server.stop();
});
