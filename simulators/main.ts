/**
 * Starts every simulator until a signal ends it, and prints the variables that point the server at them:
 * `npm run simulators -- [--control-port 4009] [--fal-port 4010] [--oauth-port 4011] [--smtp-port 4012]
 * [--openai-port 4013] [--replicate-port 4014] [--stripe-port 4015]`
 */
import { parseArgs } from 'node:util';
import { createControl } from './control/control';
import { createFalSimulator } from './fal/simulator';
import { isPortTaken } from './lib/is-port-taken';
import { createOAuthSimulator } from './oauth/simulator';
import { createOpenAiSimulator } from './openai/simulator';
import { createReplicateSimulator } from './replicate/simulator';
import { createSmtpSimulator } from './smtp/simulator';
import { createStripeSimulator } from './stripe/simulator';

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

/** Starts a simulator on the port of its option, or ends the process when that is taken. */
async function startOn<Started>(
  option: keyof typeof values,
  start: (options: { port: number }) => Promise<Started>,
): Promise<Started> {
  const port = Number(values[option]);
  try {
    return await start({ port });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
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

const quoted = (value: string) => (/^[\w:/.@-]+$/.test(value) ? value : `'${value}'`);
for (const { name, env } of simulators) {
  const variables = Object.entries(env).map(([variable, value]) => `${variable}=${quoted(value)}`);
  console.log(`${name} simulator ready: ${variables.join(' ')}`);
}
console.log(`Script them and see what they were asked at ${control.url}/{simulator}: docs/how-to/simulate-faults.md`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => [control, ...simulators].map((each) => each.close()));
}
