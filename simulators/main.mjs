/**
 * Starts every simulator until it is told to stop: `node simulators/main.mjs [--fal-port 4010] [--fal-key id:secret]`.
 * Each prints one line with the variables that point the server at it.
 */
import { parseArgs } from 'node:util';
import { createFalSimulator } from './fal/simulator.mjs';

const { values } = parseArgs({
  options: {
    'fal-port': { type: 'string', default: '4010' },
    'fal-key': { type: 'string', default: 'simulated:key' },
  },
});

/** Slow enough to watch, fast enough to wait for. */
const PACE = { queueMs: 400, runMs: 2000 };

const port = Number(values['fal-port']);
const fal = await createFalSimulator({ port, key: values['fal-key'], ...PACE }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another: --fal-port 4011`);
  process.exit(1);
});
console.log(`fal simulator ready: FAL_BASE_URL=${fal.url} FAL_KEY=${values['fal-key']}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => fal.close());
}
