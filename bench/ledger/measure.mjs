// npm run bench:ledger -- [seconds]: orders a second that the ledger holds and settles, beside the same statements sent by
// pgbench to the same server. Goals: 0.6 of pgbench's with 10,000 accounts, 0.7 with one. Needs pgbench.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from '../lib/product.mjs';
import { buildOrders } from './build.mjs';
import { toScript } from './script.mjs';

const [SECONDS = 12] = process.argv.slice(2).map(Number);
const CLIENTS = [1, 8, 32];
/** Each figure is the mean of as many rounds, ours and pgbench's in turn: the machine's own speed changes by the minute. */
const ROUNDS = 4;
/** Connections that fill the accounts. */
const FILLERS = 16;
const ACCOUNTS = [
  { users: 1, goal: 0.7 },
  { users: 10_000, goal: 0.6 },
];

const run = promisify(execFile);
const { openLedger } = await import(await buildOrders());
const folder = await mkdtemp(join(tmpdir(), 'flint-ledger-'));
const product = await startProduct({ env: { LOG_LEVEL: 'error' } });
let missed = false;
try {
  console.log(`${cpus().length} processors, load ${loadavg()[0].toFixed(1)} at the start, ${SECONDS} s each`);
  for (const { users, goal } of ACCOUNTS) {
    const script = join(folder, `${users}.sql`);
    await writeFile(script, await recordScript(users));
    for (const clients of CLIENTS) {
      // The first orders of a size are not counted: code is compiled, and pages of new accounts are read.
      await byService(clients, users, SECONDS / ROUNDS);
      let ours = 0;
      let theirs = 0;
      for (let round = 0; round < ROUNDS; round++) {
        ours += (await byService(clients, users, SECONDS / ROUNDS)) / ROUNDS;
        theirs += (await byPgbench(clients, script, SECONDS / ROUNDS)) / ROUNDS;
      }
      const share = ours / theirs;
      if (share < goal) missed = true;
      console.log(
        `${users === 1 ? 'one account' : `${users} accounts`}, ${clients} clients: ${Math.round(ours)} orders/s, pgbench ${Math.round(theirs)}, ${share.toFixed(2)} (${goal})`,
      );
    }
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}
process.exitCode = missed ? 1 : 0;

/** Fills the accounts, and writes down what one order sends. */
async function recordScript(users) {
  const statements = [];
  let recording = true;
  const filler = openLedger(product.databaseUrl, FILLERS);
  await filler.fill(Array.from({ length: users }, (_, at) => `bench-${at + 1}`));
  await filler.end();
  const ledger = openLedger(product.databaseUrl, 1, (statement) => recording && statements.push(statement));
  const id = randomUUID();
  await ledger.order('bench-1', id);
  recording = false;
  const txns = await ledger.txnsOf(id);
  await ledger.end();
  return toScript(statements, { id, user: 'bench-1', txns, users });
}

async function byService(clients, users, seconds) {
  const ledger = openLedger(product.databaseUrl, clients);
  const until = performance.now() + seconds * 1_000;
  const client = async () => {
    let orders = 0;
    for (; performance.now() < until; orders++) await ledger.order(`bench-${1 + Math.floor(Math.random() * users)}`);
    return orders;
  };
  const all = await Promise.all(Array.from({ length: clients }, client));
  await ledger.end();
  return all.reduce((sum, orders) => sum + orders, 0) / seconds;
}

async function byPgbench(clients, script, seconds) {
  const { stdout } = await run('pgbench', [
    ...['-n', '-M', 'extended', '-f', script, '-c', String(clients), '-j', '2', '-T', String(seconds)],
    product.databaseUrl,
  ]);
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
  if (rate === undefined || failed !== '0') throw new Error(stdout);
  return Number(rate);
}
