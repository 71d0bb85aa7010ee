import { setTimeout as delay } from 'node:timers/promises';
import { FAULT_WORDS } from '@flint/engines/spec/provider-error';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import { type Fal, startFal } from '../support/fal';
import { type OwnCluster, startOwnCluster } from '../support/own-cluster';
import { startServer, type TestServer } from '../support/server';

/** `npm run chaos` sets it; in the whole suite there are fewer outages. */
const OUTAGES = Number(process.env.CHAOS_OUTAGES ?? 2);
/** Time limit of an outage with all that is made around it, in milliseconds. */
const PATIENCE_MS = 60_000;
/** Longest time until both processes are ready again, in milliseconds. */
const BACK_MS = 10_000;
/** Pause between the orders of one process, in milliseconds. */
const PAUSE_MS = 150;
const ORDERS_BETWEEN = 3;

let fal: Fal;
let cluster: OwnCluster;
let servers: readonly TestServer[];
beforeAll(async () => {
  [fal, cluster] = await Promise.all([startFal(), startOwnCluster()]);
  const env = { ...fal.env, DATABASE_URL: cluster.url, RATE_LIMIT_FACTOR: '100000', SWEEP_MS: '500' };
  const first = await startServer(env);
  const { DATA_DIR = '' } = first.env;
  servers = [first, await startServer({ ...env, DATA_DIR, PUBLIC_URL: first.url })];
}, PATIENCE_MS);
afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop();
  await cluster.stop('fast');
  await fal.stop();
});

test(
  `${OUTAGES} outages of PostgreSQL under load (npm run chaos -- --outages ${OUTAGES}): both processes are back, and no order that was accepted is lost`,
  async () => {
    const [first] = servers as readonly [TestServer];
    const user = await first.signUpVerified();
    await user.grant(100_000);
    const accepted = new Set<string>();
    const refusals = new Set<string>();
    let isGoing = true;
    const press = async ({ url }: TestServer) => {
      while (isGoing) {
        const id = crypto.randomUUID();
        const headers = { prefer: 'respond-async', 'idempotency-key': id };
        const order = user.fetchJson('POST', `${url}/api/fal-ai/generate/image`, { prompt: `hill ${id}` }, headers);
        const { status, body } = await order;
        if (status === 202) accepted.add(id);
        else refusals.add(`${status} ${(body as { error: string }).error}`);
        await delay(PAUSE_MS);
      }
    };
    const presses = servers.map(press);

    const back: number[] = [];
    for (let outage = 0; outage < OUTAGES; outage++) {
      const before = accepted.size;
      await first.until(async () => accepted.size >= before + ORDERS_BETWEEN, 'Orders');
      await cluster.stop(outage % 2 === 0 ? 'fast' : 'immediate');
      await cluster.start();
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
    expect([...refusals].filter((refusal) => refusal !== '503 unavailable')).toEqual([]);

    for (const id of accepted) {
      const ended = await first.until(async () => {
        const { status, body } = await user.fetchJson('GET', `/api/runs/${id}`);
        const { run } = body as { run?: Run };
        return status === 200 && run && isEnded(run.status) && run;
      }, `The end of ${id}`);
      // A request to the vendor whose answer came while nothing could be written is not sent twice, and costs nothing.
      const lost = { status: 'failed', charged: 0, message: expect.stringContaining(FAULT_WORDS.lost_response) };
      expect(ended).toMatchObject(ended.status === 'completed' ? { id, charged: ended.price } : lost);
    }
    await first.expectCleanLedger();
    process.stdout.write(
      `${OUTAGES} outages, ${accepted.size} orders; back after ${Math.round(Math.max(...back))} ms at most\n`,
    );
  },
  PATIENCE_MS * (OUTAGES + 2),
);
