// npm run bench:queue-wait -- [pairs] [triples]: how long an order waits although a place is free for it, on the built-in
// chat and drawing queues and a simulated vendor's, and on two processes. Goals: p99 at most 500 ms, none over 1 s.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { loadSimulator } from '../lib/load-simulator.mjs';
import { startProduct } from '../lib/product.mjs';
import { newUser } from '../lib/users.mjs';
import { readWaits } from './waits.mjs';

const [PAIRS = 100, TRIPLES = 30] = process.argv.slice(2).map(Number);
const GOALS = { p99: 500, longest: 1_000 };

const CHAT = {
  ...{ queue: 'embedded-chat', atOnce: 1, path: '/api/fal-ai/chat/completion' },
  body: { messages: [{ role: 'user', content: 'Name a hill.' }] },
};
const DRAWING = {
  ...{ queue: 'embedded-image', atOnce: 1, path: '/api/fal-ai/generate/image' },
  // A cartoon is drawn in a tenth of the time: what is measured is the wait between two.
  body: { prompt: 'a lake', style: 'cartoon' },
};
const VENDOR = { ...DRAWING, queue: 'fal', atOnce: 8 };

let missed = false;
console.log(`${cpus().length} processors, load ${loadavg()[0].toFixed(1)} at the start`);
await measure('chat', CHAT);
await measure('drawing', DRAWING);
const { createFalSimulator } = await loadSimulator('fal');
const vendor = await createFalSimulator();
await measure('vendor', VENDOR, { env: vendor.env });
await vendor.close();
await measure('chat, two processes', CHAT, { workers: 1 });
process.exitCode = missed ? 1 : 0;

async function measure(name, order, { env = {}, workers = 0 } = {}) {
  const product = await startProduct({ env: { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000', ...env } });
  const started = [];
  try {
    for (let made = 0; made < workers; made++) started.push(await startWorker(product));
    const headers = { ...(await newUser(product)), 'content-type': 'application/json' };
    const place = async () => {
      const answer = await fetch(`${product.address}${order.path}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(order.body) },
      });
      if (!answer.ok) throw new Error(`${order.path} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const groups = [...Array(PAIRS).fill(2), ...Array(TRIPLES).fill(3)];
    for (const size of groups) await Promise.all(Array.from({ length: size }, place));
    report(name, await readWaits(product.databaseUrl, order.queue, order.atOnce));
  } finally {
    for (const worker of started) worker.kill('SIGTERM');
    await Promise.all(started.map((worker) => worker.exitCode ?? once(worker, 'exit')));
    await product.stop();
  }
}

/** A process that shares the product's database and files, and only works. */
async function startWorker({ env }) {
  const worker = spawn(process.execPath, ['server/dist/main.js'], {
    env: { ...env, PORT: '0', FLINT_ENV: 'development', FLINT_ROLE: 'worker', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(worker.stdout)) if (line.includes('Flint is ready')) break;
  worker.stdout.resume();
  return worker;
}

function report(name, { waits, executors }) {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const [p50, p99, longest] = [at(0.5), at(0.99), at(1)];
  if (!(p99 <= GOALS.p99 && longest <= GOALS.longest)) missed = true;
  console.log(
    `${name}: ${waits.length} orders by ${executors.length} process${executors.length === 1 ? '' : 'es'}, waited p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`,
  );
}
