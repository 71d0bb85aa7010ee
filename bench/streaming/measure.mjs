import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../lib/product.mjs';
import { newUser } from '../lib/users.mjs';
import { percentile, readStreams } from './readers.mjs';

/** Tokens per answer: twelve seconds of them. */
const TOKENS = 1_200;
const COUNTS = process.argv.slice(2).map(Number).filter(Boolean);
/** Parallel answers of one user. */
const PER_USER = 8;
/** Rounds in which relay and product alternate, so that other load of the machine affects both. */
const ROUNDS = 3;
/** Accepted latency added at 50 streams, milliseconds. */
const GOAL = { streams: 50, p50: 0.5, p99: 2 };

const children = [];
/** Starts a script of this folder. @returns the address it prints */
async function start(name, ...args) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [address] = await once(createInterface(child.stdout), 'line');
  return address;
}

const counts = COUNTS.length > 0 ? COUNTS : [50, 200];
const upstream = await start('upstream.mjs', 'serve', String(TOKENS));
const relay = await start('relay.mjs', upstream);
const product = await startProduct({
  env: { OPENAI_BASE_URL: `${upstream}/v1`, OPENAI_MODELS: 'bench', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' },
});
let failed = false;
try {
  const users = [];
  for (let made = 0; made < Math.ceil(Math.max(...counts) / PER_USER); made++) users.push(await newUser(product));

  const body = JSON.stringify({ messages: [{ role: 'user', content: 'Count the time.' }] });
  const viaRelay = () => ({ url: relay, body });
  const viaProduct = (index) => ({
    url: `${product.address}/api/viewspark/chat/stream`,
    headers: { ...users[index % users.length], prefer: 'respond-async' },
    body,
  });

  await readStreams(4, viaProduct, TOKENS);
  console.log(
    `${cpus().length} processors, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} at the start`,
  );
  for (const count of counts) {
    const bare = { ms: [], complete: 0 };
    const ours = { ms: [], complete: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [sum, via] of [
        [bare, viaRelay],
        [ours, viaProduct],
      ]) {
        const read = await readStreams(count, via, TOKENS);
        sum.ms = sum.ms.concat(read.ms);
        sum.complete += read.complete;
      }
    }
    const at = (part) => [percentile(bare.ms, part), percentile(ours.ms, part)];
    const rows = [0.5, 0.9, 0.99].map((part) => {
      const [before, after] = at(part);
      return {
        '': `p${part * 100}`,
        'relay ms': before.toFixed(2),
        'Spark ms': after.toFixed(2),
        'added ms': (after - before).toFixed(2),
      };
    });
    console.log(
      `\n${count} streams, ${ROUNDS} rounds: ${bare.complete} and ${ours.complete} of ${count * ROUNDS} complete`,
    );
    console.table(rows);
    const [p50, p99] = [0.5, 0.99].map((part) => at(part)[1] - at(part)[0]);
    if (ours.complete !== count * ROUNDS) failed = true;
    if (count === GOAL.streams && (p50 > GOAL.p50 || p99 > GOAL.p99)) failed = true;
  }
  console.log(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} at the end`,
  );
} finally {
  await product.stop();
  for (const child of children) child.kill('SIGTERM');
}
process.exitCode = failed ? 1 : 0;
