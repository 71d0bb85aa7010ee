import { join } from 'node:path';
import type { TestServer } from './server';
import { until } from './until';

/** The environment of a server whose clock stands still. */
export const stillClock = () => ({
  NODE_OPTIONS: `--require=${join(__dirname, 'stop-clock.cjs')}`,
  STILL_CLOCK_AT: String(Date.now()),
});

/** Moves the clock of such a server on by two seconds. */
export async function passTwoSeconds(server: TestServer): Promise<void> {
  const moves = () => server.logs.split('The clock is at').length;
  const before = moves();
  process.kill(server.pid, 'SIGUSR2');
  await until(async () => moves() > before, 'The clock of the server');
}
