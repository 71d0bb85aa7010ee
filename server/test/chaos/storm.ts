import { setTimeout as delay } from 'node:timers/promises';
import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { TestClient } from '../support/client';
import { createOracle, type Oracle } from '../support/oracle';
import { until } from '../support/until';
import { FAULTS } from './faults';
import { FLEET_PATIENCE_MS, type Fleet, startFleet } from './fleet';
import { GRANTS, type Order, planStorm, type Round, SERVERS } from './plan';

/** Vendor timeout, ms: long enough for a busy machine, short enough to wait for a vendor that hangs. */
const MEDIA_TIMEOUT_MS = 8_000;
/** Expected error codes (credits, vendor, user); any other is a fault of ours. */
const REFUSALS = new Set(['insufficient_credits', 'provider_failed', 'provider_timeout', 'cancelled']);

export interface Report {
  /** Broken invariants; must be empty. */
  readonly problems: string[];
  readonly kills: number;
  readonly orders: number;
  /** Runs that a surviving process took over. */
  readonly takenOver: number;
  /** Requests that the vendor would bill. */
  readonly paid: number;
  readonly seconds: number;
}

/**
 * Chaos test: kills processes at planned moments while users order, cancel and retry against a vendor with injected
 * faults.
 */
export async function runStorm(seed: number, kills: number, say: (line: string) => void): Promise<Report> {
  const started = performance.now();
  const plan = planStorm(seed, kills);
  const fleet = await startFleet(MEDIA_TIMEOUT_MS);
  const oracle = createOracle(fleet.databaseUrl);
  try {
    for (let server = 1; server < SERVERS; server++) await fleet.join();
    const users = await Promise.all(GRANTS.map((grant) => fleet.signUp(grant)));
    await fleet.script(plan.flatMap(({ orders }) => orders.map(ruleFor)));
    const problems: string[] = [];
    for (const [at, round] of plan.entries()) {
      const begun = performance.now();
      const found = await runRound(fleet, oracle, users, round);
      problems.push(...found.map((problem) => `round ${at + 1}: ${problem}`));
      say(`${describe(at, round, found)} (${Math.round(performance.now() - begun)} ms)`);
    }
    await fleet.revive();
    await until(async () => (await oracle.unfinished()) === 0, 'The end of every run', FLEET_PATIENCE_MS);
    const vendor = await fleet.fal.log();
    const witnesses = users.map((client, n) => ({ client, given: STARTER_CREDITS + (GRANTS[n] ?? 0) }));
    problems.push(...(await oracle.afterAll(witnesses, vendor)));
    return {
      problems,
      kills: plan.reduce((sum, round) => sum + round.kills.length, 0),
      orders: plan.reduce((sum, round) => sum + round.orders.length, 0),
      takenOver: takenOverIn(fleet.logs),
      paid: vendor.paid,
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    await oracle.close();
    await fleet.stop();
  }
}

const ruleFor = ({ prompt, fault }: Order) => ({ prompt, times: 1, ...FAULTS[fault] });

/** Runs one round, until the next may begin. @returns broken invariants */
async function runRound(fleet: Fleet, oracle: Oracle, users: readonly TestClient[], round: Round): Promise<string[]> {
  const problems: string[] = [];
  const orders = round.orders.map(async (order) => {
    const user = users[order.user];
    if (user) problems.push(...(await runOrder(fleet, user, order)));
  });
  const deaths = round.kills.map(async ({ server, afterMs }) => {
    await delay(afterMs);
    await fleet.kill(server);
    problems.push(...(await oracle.booksNow()));
  });
  await Promise.all(deaths);
  if (round.takeover)
    await until(async () => (await oracle.unfinished()) === 0, 'The living process ending it all', FLEET_PATIENCE_MS);
  await fleet.revive();
  await Promise.all(orders);
  problems.push(...(await oracle.booksNow()));
  return problems;
}

/** Sends one order and checks its answers as a client. */
async function runOrder(fleet: Fleet, user: TestClient, order: Order): Promise<string[]> {
  const presses = order.twice ? [order.server, order.server + 1] : [order.server];
  const pressed = Promise.all(presses.map((server) => press(fleet, user, order, server)));
  if (order.cancelAfterMs !== null) {
    await delay(order.cancelAfterMs);
    await fleet.ask(user, order.server, 'POST', `/api/runs/${order.key}/cancel`);
  }
  const problems = (await pressed)
    .filter(({ status, body }) => status >= 300 && !REFUSALS.has((body as { error: string }).error))
    .map(({ status, body }) => `"${order.prompt}" was answered ${status}: ${JSON.stringify(body)}`);
  if (order.retryKey) await retry(fleet, user, order, order.retryKey);
  return problems;
}

function press(fleet: Fleet, user: TestClient, order: Order, server: number) {
  const { prompt, model, pictures, key, patient } = order;
  const body = { prompt, model, num_images: pictures };
  const headers = { 'idempotency-key': key, ...(patient ? {} : { prefer: 'respond-async' }) };
  return fleet.ask(user, server, 'POST', '/api/fal-ai/generate/image', body, headers);
}

/** Retries an order that ended without all its pictures. */
async function retry(fleet: Fleet, user: TestClient, { key, server }: Order, retryKey: string): Promise<void> {
  const { status, body } = await fleet.ask(user, server, 'GET', `/api/runs/${key}`);
  if (status !== 200) return;
  const { run } = body as { run: Run };
  if (!isEnded(run.status) || run.status === 'completed') return;
  await fleet.ask(user, server + 1, 'POST', `/api/runs/${key}/retry`, undefined, { 'idempotency-key': retryKey });
}

/** Counts taken-over runs: each takeover logs its runs in one line. */
function takenOverIn(logs: string): number {
  const lists = logs.matchAll(/"orphans":\[([^\]]*)\]/g);
  return new Set([...lists].flatMap(([, list = '']) => list.match(/[0-9a-f-]{36}/g) ?? [])).size;
}

function describe(at: number, { orders, kills, takeover }: Round, found: readonly string[]): string {
  const deaths = kills.map(({ server, afterMs }) => `server ${server + 1} at ${afterMs} ms`).join(', ');
  const faults = orders.map(({ fault }) => fault).join(', ');
  const end = found.length > 0 ? `${found.length} PROBLEMS` : 'well';
  return `${String(at + 1).padStart(3)}  killed ${deaths}${takeover ? ', taken over' : ''}; ${faults}: ${end}`;
}
