/**
 * Starts every simulator until a signal ends it, and prints the variables that point the server at them.
 * `node simulators/main.mjs [--control-port 4009] [--fal-port 4010] [--oauth-port 4011] [--smtp-port 4012]
 * [--openai-port 4013] [--replicate-port 4014] [--stripe-port 4015]`
 */
import { parseArgs } from 'node:util';
import { createControl } from './control/control.mjs';
import { createFalSimulator } from './fal/simulator.mjs';
import { createOAuthSimulator } from './oauth/simulator.mjs';
import { createOpenAiSimulator } from './openai/simulator.mjs';
import { createReplicateSimulator } from './replicate/simulator.mjs';
import { createSmtpSimulator } from './smtp/simulator.mjs';
import { createStripeSimulator } from './stripe/simulator.mjs';

/** Delays that are slow enough to watch and fast enough to wait for. */
const PACE = { queueMs: 400, runMs: 2000 };

const { values } = parseArgs({
  options: {
    'control-port': { type: 'string', default: '4009' },
    'fal-port': { type: 'string', default: '4010' },
    'oauth-port': { type: 'string', default: '4011' },
    'smtp-port': { type: 'string', default: '4012' },
    'openai-port': { type: 'string', default: '4013' },
    'replicate-port': { type: 'string', default: '4014' },
    'stripe-port': { type: 'string', default: '4015' },
  },
});

/** Starts a simulator on the port of its option. */
async function startOn(/** @type {keyof typeof values} */ option, start) {
  const port = Number(values[option]);
  try {
    return await start({ port });
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken. Choose another: --${option} ${port + 20}`);
    process.exit(1);
  }
}

const simulators = [
  await startOn('fal-port', ({ port }) => createFalSimulator({ port, ...PACE })),
  await startOn('oauth-port', createOAuthSimulator),
  await startOn('smtp-port', createSmtpSimulator),
  await startOn('openai-port', createOpenAiSimulator),
  await startOn('replicate-port', ({ port }) => createReplicateSimulator({ port, ...PACE })),
  await startOn('stripe-port', createStripeSimulator),
];
const control = await startOn('control-port', (options) => createControl(simulators, options));

const quoted = (/** @type {string} */ value) => (/^[\w:/.@-]+$/.test(value) ? value : `'${value}'`);
for (const { name, env } of simulators) {
  const variables = Object.entries(env).map(([variable, value]) => `${variable}=${quoted(value)}`);
  console.log(`${name} simulator ready: ${variables.join(' ')}`);
}
console.log(`Script them and see what they were asked at ${control.url}/{simulator}: docs/how-to/simulate-faults.md`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => [control, ...simulators].map((each) => each.close()));
}
