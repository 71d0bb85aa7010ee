// npm run bench:load -- [creators] [seconds]: creators who each read an answer as it is written, while an open app
// reads; then one creator who asks for many answers at once. Goals are in README.md; a missed one ends it with 1.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { startProduct } from '../lib/product.mjs';
import { newUser, signUpUser } from '../lib/users.mjs';
import { askSpark, keepAsking } from './creators.mjs';
import { WATCHED, watchMemory } from './memory.mjs';
import { measureOwnLine } from './own-line.mjs';
import { FIRST_TOKEN_MS } from './upstream.mjs';

const [CREATORS = 300, SECONDS = 300] = process.argv.slice(2).map(Number);
const READS_PER_SECOND = 60;
/** Tokens of an answer: 40 seconds of writing. */
const TOKENS = 800;
const ANSWER_MS = 40_000;
const GOALS = { readsP99: 300, firstWordsP95: 1_000, memoryGrowth: 1.15 };
const SIGN_UPS_AT_ONCE = 4;

const missed = [];
const upstream = spawn(
  process.execPath,
  [fileURLToPath(new URL('upstream.mjs', import.meta.url)), 'serve', String(TOKENS)],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
try {
  const [vendor] = await once(createInterface(upstream.stdout), 'line');
  await measure({ OPENAI_BASE_URL: `${vendor}/v1`, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' });
} finally {
  upstream.kill('SIGTERM');
}
for (const each of missed) console.log(`missed: ${each}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function measure(env) {
  const product = await startProduct({ ...WATCHED, env: { ...WATCHED.env, ...env } });
  try {
    const users = await signUpAll(product, CREATORS);
    await askSpark(product.address, users[0]);
    console.log(
      `${cpus().length} processors, ${CREATORS} creators, ${READS_PER_SECOND} reads a second, ${SECONDS} s; load ${load()}`,
    );
    await measureLoad(product, users);
    missed.push(...(await measureOwnLine(product.address, await newUser(product))));
  } finally {
    await product.stop();
  }
}

async function measureLoad(product, users) {
  const until = Date.now() + SECONDS * 1_000;
  const answers = [];
  const memory = watchMemory(product, SECONDS);
  const reads = new Worker(new URL('reads.mjs', import.meta.url), {
    workerData: { address: product.address, users, perSecond: READS_PER_SECOND, until },
  });
  const read = once(reads, 'message');
  await Promise.all(
    users.map((headers, index) =>
      keepAsking(product.address, headers, { beginMs: (ANSWER_MS / users.length) * index, until }, (told) =>
        answers.push(told),
      ),
    ),
  );
  const [{ taken, statuses }] = await read;
  report(answers, taken, statuses, await memory);
}

function report(answers, taken, statuses, memory) {
  const whole = answers.filter(({ status, last }) => status === 200 && last?.done && !last.error);
  const first = whole.map(({ firstMs }) => firstMs - FIRST_TOKEN_MS);
  console.log(
    `answers: ${whole.length} of ${answers.length} whole; first words p50 ${ms(first, 0.5)}, p95 ${ms(first, 0.95)}, p99 ${ms(first, 0.99)} beyond the model's ${FIRST_TOKEN_MS} ms`,
  );
  for (const { status, last } of answers.filter((each) => !whole.includes(each)).slice(0, 5))
    console.log(status, JSON.stringify(last));
  const all = Object.values(taken).flat();
  console.table(
    Object.fromEntries(
      Object.entries({ ...taken, all }).map(([path, each]) => [
        path,
        { reads: each.length, p50: ms(each, 0.5), p95: ms(each, 0.95), p99: ms(each, 0.99) },
      ]),
    ),
  );
  console.log('statuses of reads:', statuses);
  const left = memory.left.map((each) => each.toFixed(0)).join(', ');
  console.log(
    `memory: ${left} MB left after each third, at most ${memory.most.toFixed(0)} MB resident; load ${load()}`,
  );
  if (whole.length < answers.length) missed.push('an answer was not whole');
  if (Object.keys(statuses).some((status) => status !== '200')) missed.push('a read failed');
  if (percentile(all, 0.99) > GOALS.readsP99) missed.push(`reads p99 above ${GOALS.readsP99} ms`);
  if (percentile(first, 0.95) > GOALS.firstWordsP95) missed.push(`first words p95 above ${GOALS.firstWordsP95} ms`);
  if (memory.left[2] > memory.left[0] * GOALS.memoryGrowth) missed.push('memory grew');
}

async function signUpAll(product, count) {
  const users = [];
  const rest = Array.from({ length: count }, (_, index) => index);
  const some = async () => {
    while (rest.pop() !== undefined) users.push((await signUpUser(product)).headers);
  };
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, some));
  return users;
}

function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
function ms(values, part) {
  return `${percentile(values, part).toFixed(0)} ms`;
}
function load() {
  return loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
}
