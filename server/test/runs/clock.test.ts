import { join } from 'node:path';
import { startServer } from '../support/server';

const CLOCK_STEPS = join(__dirname, '../support/clock-steps.cjs');
/** An order's own work takes less than a second. */
const STOPPED_MS = 30_000;

test('a clock that is set back by five minutes stops no queue', async () => {
  const server = await startServer({ RATE_LIMIT_FACTOR: '1000', NODE_OPTIONS: `--require=${CLOCK_STEPS}` });
  const user = await server.signUpVerified();
  process.kill(server.pid, 'SIGUSR2');
  const since = performance.now();
  const { status } = await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' });
  expect(status).toBe(200);
  expect(performance.now() - since).toBeLessThan(STOPPED_MS);
  await server.until(async () => server.logs.includes('the clock was set back'), 'A warning');
  await server.stop();
});
