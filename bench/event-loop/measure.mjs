// npm run bench:event-loop -- [seconds]: keeps every built-in engine of the built product at work at once and says how
// late its event loop was meanwhile. Its 99th percentile must be under 50 ms.
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { request } from 'playwright';
import { signUp } from '../lib/account.mjs';
import { startProduct } from '../lib/product.mjs';
import { ordersFor, SPOKEN } from './orders.mjs';

const LIMIT_MS = 50;
const LOOK_MS = 250;
const ENOUGH = '100000';
const seconds = Number(process.argv[2] ?? 40);

const told = join(tmpdir(), `flint-event-loop-${process.pid}.json`);
const preload = new URL('preload.mjs', import.meta.url);
const product = await startProduct({ preload: preload.href, env: { EVENT_LOOP_FILE: told } });
const client = await request.newContext({ baseURL: product.address, extraHTTPHeaders: { origin: product.address } });
try {
  const { email } = await signUp({ request: client }, product.address);
  await grant(email);
  const spoken = await finish(await order(SPOKEN));
  const orders = Object.entries(ordersFor(spoken.media[0].url));
  const until = performance.now() + seconds * 1000;
  product.signal('SIGUSR2');
  const done = await Promise.all(orders.map(async ([kind, wish]) => [kind, await keepBusy(wish, until)]));
  product.signal('SIGUSR2');
  report(await read(), done);
} finally {
  await client.dispose();
  await product.stop();
  await rm(told, { force: true });
}

/** Repeats an order until time is up. @returns the number of runs; null where this server has no engine for it */
async function keepBusy(wish, until) {
  let made = 0;
  for (; performance.now() < until; made++) {
    const id = await order(wish);
    if (id === null) return null;
    await finish(id, until);
  }
  return made;
}

/** @returns the run's id; null where this server has no engine for it */
async function order([path, data]) {
  const answer = await client.post(path, { data, headers: { prefer: 'respond-async' } });
  if (answer.status() === 503) return null;
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).run.id;
}

/** Waits for a run's end, or until time is up. */
async function finish(id, until = Number.POSITIVE_INFINITY) {
  for (;;) {
    const { run } = await (await client.get(`/api/runs/${id}`)).json();
    if (run.status === 'failed') throw new Error(`${run.kind}: ${run.message}`);
    if (run.finishedAt || performance.now() >= until) return run;
    await delay(LOOK_MS);
  }
}

async function grant(email) {
  const words = ['server/dist/admin.js', 'credits:grant', '--email', email, '--amount', ENOUGH, '--reason', 'bench'];
  await promisify(execFile)(process.execPath, words, { env: product.env });
}

async function read() {
  for (;;) {
    const text = await readFile(told, 'utf8').catch(() => '');
    if (text) return JSON.parse(text);
    await delay(LOOK_MS);
  }
}

function report({ p50, p99, max, ticks }, done) {
  for (const [kind, made] of done) console.log(`${kind}: ${made === null ? 'nobody makes it here' : `${made} made`}`);
  const [half, most, worst] = [p50, p99, max].map((ms) => `${ms.toFixed(1)} ms`);
  console.log(`event loop over ${seconds} s, ${ticks} ticks: p50 ${half}, p99 ${most}, max ${worst}`);
  if (p99 >= LIMIT_MS) process.exitCode = 1;
}
