// npm run bench:agents -- [runs] [light]: one user starts many runs of an agent at once, another a few while they are under
// way. Says how long the runs of both took, what the server's memory came to, and whether all books are right.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/lib/root.mjs';
import { loadSimulator } from '../lib/load-simulator.mjs';
import { startProduct } from '../lib/product.mjs';
import { newUser } from '../lib/users.mjs';

const [HEAVY = 100, LIGHT = 5] = process.argv.slice(2).map(Number);
const LOOK_MS = 250;

const run = promisify(execFile);
const { createOpenAiSimulator } = await loadSimulator('openai');
const vendor = await createOpenAiSimulator();
await vendor.script({ rules: [{ reply: 'One. Two. Three.', delayMs: 50 }] });
const product = await startProduct({ env: { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000', ...vendor.env } });
try {
  console.log(`${cpus().length} processors, load ${loadavg()[0].toFixed(1)} at the start`);
  const [heavy, light] = [await newUser(product), await newUser(product)];
  const began = performance.now();
  const many = await startRuns(heavy, HEAVY);
  const started = performance.now() - began;
  console.log(`${HEAVY} runs of three steps started at once: the last was taken after ${started.toFixed(0)} ms`);
  const few = await startRuns(light, LIGHT);
  const [heavyMs, lightMs] = await Promise.all([untilEnded(heavy, many), untilEnded(light, few)]);
  report('light user', LIGHT, lightMs);
  report('heavy user', HEAVY, heavyMs);
  const status = await readFile(`/proc/${product.pid}/status`, 'utf8');
  console.log(`at most ${Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB resident`);
  const { stdout } = await run(process.execPath, ['server/dist/admin.js', 'ledger:check'], {
    cwd: ROOT,
    env: product.env,
  });
  console.log(stdout.trim());
} finally {
  await product.stop();
  await vendor.close();
}

async function ask(headers, method, path, body) {
  const sent = body && { body: JSON.stringify(body) };
  const answer = await fetch(product.address + path, {
    ...{ method, headers: { ...headers, 'content-type': 'application/json' }, ...sent },
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Starts runs of a new agent of three texts, each of which uses the one before. @returns their ids */
async function startRuns(headers, count) {
  const write = (id, content) => ({
    ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 60 } },
  });
  const steps = [write('first', 'Begin.'), write('second', '{{first.text}}'), write('third', '{{second.text}}')];
  const { agent } = await ask(headers, 'POST', '/api/agents', { name: 'Three texts', inputs: {}, steps });
  const runs = await Promise.all(
    Array.from({ length: count }, () => ask(headers, 'POST', `/api/agents/${agent.id}/run`, {})),
  );
  return runs.map(({ runId }) => runId);
}

/** Waits for runs. @returns milliseconds from the start of each to its end, by the database's clock */
async function untilEnded(headers, ids) {
  const took = [];
  for (const id of ids) {
    for (;;) {
      const { run: found } = await ask(headers, 'GET', `/api/agent-runs/${id}`);
      if (found.finishedAt !== null) {
        if (found.status !== 'completed') throw new Error(`A run ended as ${found.status}: ${found.message}`);
        took.push(Date.parse(found.finishedAt) - Date.parse(found.createdAt));
        break;
      }
      await delay(LOOK_MS);
    }
  }
  return took;
}

function report(name, count, took) {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] / 1000).toFixed(1);
  console.log(`${name}: ${count} runs, ended after p50 ${at(0.5)} s, p95 ${at(0.95)} s, last ${at(1)} s`);
}
