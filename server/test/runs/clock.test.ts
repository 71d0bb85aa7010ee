import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '../support/server';

const CLOCK_STEPS = join(__dirname, '../support/clock-steps.cjs');

test.each([0, 500, 1_000, 5_000])(
  'a clock that is set back by five minutes %i ms after the start stops no queue',
  async (ms) => {
    const server = await startServer({ RATE_LIMIT_FACTOR: '1000', NODE_OPTIONS: `--require=${CLOCK_STEPS}` });
    await delay(ms);
    process.kill(server.pid, 'SIGUSR2');
    const user = await server.signUpVerified();
    // The test's own time limit is below the five minutes for which a queue would stand still.
    const { status } = await user.fetchJson('POST', '/api/fal-ai/generate/image', {
      prompt: 'a lake',
      style: 'cartoon',
    });
    expect(status).toBe(200);
    await server.stop();
  },
);
