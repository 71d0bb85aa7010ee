import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FAULT_WORDS } from '@flint/engines/spec/provider-error';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import { type Fal, startFal } from '../support/fal';
import { type OwnCluster, startOwnCluster } from '../support/own-cluster';
import { startServer, type TestServer } from '../support/server';
import { mountSmallDisk } from '../support/small-disk';

/** `npm run chaos` sets it; in the whole suite there are fewer outages. */
const OUTAGES = Number(process.env.CHAOS_OUTAGES ?? 2);
/** Time limit of an outage with all that is made around it, in milliseconds. */
const PATIENCE_MS = 240_000;
/** Longest time until both processes are ready again, in milliseconds; `npm run chaos` sets what users are promised. */
const BACK_MS = Number(process.env.CHAOS_BACK_MS ?? 100_000);
/** Time a user takes between two orders, in milliseconds. */
const PAUSE_MS = 150;
const ORDERS_BETWEEN = 3;
const CLOCK_STEPS = join(__dirname, '../support/clock-steps.cjs');
/** Size of the disk, and what the servers keep free of it, in megabytes. */
const DISK_MB = 400;
const RESERVE_MB = 16;
/** What users may be told: that the database is away, or that the disk is full. */
const REFUSALS = new Set(['503 unavailable', '507 storage_full']);
/** Why an accepted order may fail: its answer came while nothing could be written, or there was no space for it. */
const LOST = new RegExp(`${FAULT_WORDS.lost_response}|There was no space left on this server to keep it`);

let fal: Fal;
let cluster: OwnCluster;
let servers: readonly TestServer[];
// Mounting needs rights that not every machine gives.
const disk = mountSmallDisk(DISK_MB);
if (!disk) console.warn('No disk is filled: this user may not mount a file system.');
beforeAll(async () => {
  [fal, cluster] = await Promise.all([startFal(), startOwnCluster()]);
  const env = {
    ...fal.env,
    DATABASE_URL: cluster.url,
    RATE_LIMIT_FACTOR: '100000',
    SWEEP_MS: '500',
    NODE_OPTIONS: `--require=${CLOCK_STEPS}`,
    ...(disk && { DATA_DIR: join(disk.folder, 'data'), DISK_RESERVE_MB: String(RESERVE_MB) }),
  };
  const first = await startServer(env);
  const { DATA_DIR = '' } = first.env;
  servers = [first, await startServer({ ...env, DATA_DIR, PUBLIC_URL: first.url })];
}, PATIENCE_MS);
afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop();
  await cluster.stop('fast');
  await fal.stop();
  await disk?.unmount();
});

test(
  `${OUTAGES} outages of PostgreSQL under load, with steps of the clock and a full disk (npm run chaos -- --outages ${OUTAGES}): both processes are back, and no order that was accepted is lost`,
  async () => {
    const [first] = servers as readonly [TestServer];
    const user = await first.signUpVerified();
    await user.grant(100_000);
    const accepted = new Set<string>();
    const refusals: string[] = [];
    let isGoing = true;
    const press = async ({ url }: TestServer) => {
      while (isGoing) {
        const id = crypto.randomUUID();
        const headers = { prefer: 'respond-async', 'idempotency-key': id };
        const order = user.fetchJson('POST', `${url}/api/fal-ai/generate/image`, { prompt: `hill ${id}` }, headers);
        const { status, body } = await order;
        if (status === 202) accepted.add(id);
        else refusals.push(`${status} ${(body as { error: string }).error}`);
        await delay(PAUSE_MS);
      }
    };
    const presses = servers.map(press);

    const back: number[] = [];
    for (let outage = 0; outage < OUTAGES; outage++) {
      const before = accepted.size;
      await first.until(async () => accepted.size >= before + ORDERS_BETWEEN, 'Orders');
      process.kill(servers[outage % 2]?.pid ?? first.pid, 'SIGUSR2');
      const isFull = disk && outage % 2 === 1;
      if (isFull) await fillDisk(first, refusals);
      await cluster.stop(outage % 2 === 0 ? 'fast' : 'immediate');
      await cluster.start();
      if (isFull) disk.empty();
      const since = performance.now();
      await Promise.all(
        servers.map(({ url }) => first.until(async () => (await fetch(`${url}/readyz`)).ok, 'Readiness')),
      );
      back.push(performance.now() - since);
    }
    isGoing = false;
    await Promise.all(presses);
    expect(Math.max(...back)).toBeLessThan(BACK_MS);
    // A user is not signed out because the database cannot tell who it is.
    expect(refusals.filter((refusal) => !REFUSALS.has(refusal))).toEqual([]);

    for (const id of accepted) {
      const ended = await first.until(async () => {
        const { status, body } = await user.fetchJson('GET', `/api/runs/${id}`);
        const { run } = body as { run?: Run };
        return status === 200 && run && isEnded(run.status) && run;
      }, `The end of ${id}`);
      // A request to the vendor whose answer could not be kept is not sent twice, and costs nothing.
      if (ended.status === 'completed') expect(ended).toMatchObject({ id, charged: ended.price });
      else expect(ended).toMatchObject({ status: 'failed', charged: 0, message: expect.stringMatching(LOST) });
    }
    await first.expectCleanLedger();
    process.stdout.write(
      `${OUTAGES} outages${disk ? ', half of them with a full disk' : ''}, ${accepted.size} orders; back after ${Math.round(Math.max(...back))} ms at most\n`,
    );
  },
  PATIENCE_MS * (OUTAGES + 2),
);

/** Fills the disk to less than the reserve, until an order is refused for it. */
async function fillDisk(server: TestServer, refusals: readonly string[]): Promise<void> {
  const before = refusals.length;
  disk?.fill((RESERVE_MB / 2) * 2 ** 20);
  await server.until(async () => refusals.includes('507 storage_full', before), 'A refusal for the full disk');
}
