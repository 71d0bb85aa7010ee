// What a server without users takes: processor time and memory of the server and of its PostgreSQL.
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../lib/product.mjs';

/** Until the code that runs all the time is compiled. */
const WARM_UP_MS = 180_000;
const MEASURED_MS = 60_000;
const MOST_CORE = 0.01;
const MOST_MB = 250;

const product = await startProduct();
try {
  await delay(WARM_UP_MS);
  const before = await cpuNs(product.pid);
  await delay(MEASURED_MS);
  const share = ((await cpuNs(product.pid)) - before) / (MEASURED_MS * 1e6);
  const mb = await residentMb(product.pid);
  console.log(`${(share * 100).toFixed(2)} % of a core, ${mb.toFixed(0)} MB`);
  if (share > MOST_CORE || mb > MOST_MB) process.exitCode = 1;
} finally {
  await product.stop();
}

/** Processor time of all threads, in nanoseconds (Linux). */
async function cpuNs(pid) {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(threads.map((id) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8')));
  return times.reduce((sum, line) => sum + Number(line.split(' ', 1)[0]), 0);
}

async function residentMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
