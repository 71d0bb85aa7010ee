// Reads at a fixed rate, in a thread of its own, so that its clock is not that of the streams' readers.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What an open app reads. */
const PATHS = [
  '/api/runs',
  '/api/library',
  '/api/credits/balance',
  '/api/credits/transactions',
  '/api/viewspark/conversations',
  '/api/dashboard/summary',
  '/generator',
];

const { address, users, perSecond, until } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
/** Milliseconds of each read by its path; the counts of its statuses. */
const taken = Object.fromEntries(PATHS.map((path) => [path, []]));
const statuses = {};

const begin = performance.now();
const open = [];
for (let sent = 0; Date.now() < until; sent++) {
  const due = begin + (sent * 1000) / perSecond;
  if (due > performance.now()) await delay(due - performance.now());
  // From when it was due: a late start is the server's delay too, since both share the processors.
  open.push(read(PATHS[sent % PATHS.length], users[(sent * 7) % users.length], due));
}
await Promise.all(open);
agent.destroy();
parentPort.postMessage({ taken, statuses });

function read(path, headers, due) {
  return new Promise((resolve) => {
    const done = (status) => {
      taken[path].push(performance.now() - due);
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    const asked = request(`${address}${path}`, { agent, headers });
    asked.on('error', (error) => done(error.code ?? 'broken'));
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode));
    });
    asked.end();
  });
}
