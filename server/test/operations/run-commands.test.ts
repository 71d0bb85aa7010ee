import { cancelRun } from '../../src/features/operations/cancel-run';
import { refundRun } from '../../src/features/operations/refund-run';
import { findRunFacts } from '../../src/features/operations/run-facts-repository';
import { runJson } from '../../src/features/operations/run-view';
import { showRun } from '../../src/features/operations/show-run';
import { connect, type Database } from '../../src/platform/db/database';
import { type Fal, startFal } from '../support/fal';
import { createOracle } from '../support/oracle';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';

/** Credits of one picture by Flux Dev at the vendor. */
const PRICE = 4;
const SECRET = 'a walrus in a velvet coat';

let fal: Fal;
let server: TestServer;
let user: TestClient;
let database: Database;

beforeAll(async () => {
  fal = await startFal();
  server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  database = connect(server.env.DATABASE_URL ?? '', 4);
});
afterAll(async () => {
  await database.close();
  await server.stop();
  await fal.stop();
});
beforeEach(async () => {
  await fal.script();
  user = await server.signUpVerified();
});

/** Orders a picture and does not wait for it. @returns the run's id */
async function order(prompt = SECRET): Promise<string> {
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt }, headers);
  return id;
}

interface RunReport {
  status: string;
  charged: number | null;
  hold: { state: string; settled: number | null };
  where: { at: string; executorId?: string; holder?: object | null; ahead?: number; deadline?: number };
  requests: { state: string; requestId: string }[];
  life: { what: string; detail: string; ms: number | null }[];
}

/** Output of `run:show --json`, without the start time of a process. */
const show = async (id: string): Promise<RunReport> => {
  const facts = await findRunFacts(database.db, id);
  return JSON.parse(JSON.stringify(runJson(await showRun(database.db, facts!), false)));
};
const cancel = async (id: string) => cancelRun(database.db, (await findRunFacts(database.db, id))!.run, 'test');
const refusal = (...args: string[]) =>
  server.admin(...args).then(
    (said) => `not refused: ${said}`,
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
const isSent = (id: string) =>
  server.until(async () => (await show(id)).requests[0]?.state === 'accepted', 'The request at the vendor');

describe('run:show', () => {
  test('prints the events of a run in order, with its provider requests and ledger movements, without the prompt', async () => {
    const id = await order();
    await user.untilEnded(id);
    const shown: RunReport = JSON.parse(await server.admin('run:show', id, '--json'));
    const happened = shown.life.map(({ what }) => what);
    expect(happened.filter((what) => /^fal /.test(what))).toEqual(['fal accepted', 'fal delivered']);
    expect(happened.filter((what) => !/^(step|fal) /.test(what))).toEqual([
      ...['accepted', 'held', 'queued', 'taken', 'started', 'asked fal', 'kept', 'settled', 'ended'],
    ]);
    expect(happened.filter((what) => what.startsWith('step'))).toEqual([
      ...['step begin', 'step prepare', 'step submit-0', 'step collect-0', 'step finish'],
    ]);
    expect(shown.life.find(({ what }) => what === 'step collect-0')?.ms).toBeGreaterThanOrEqual(0);
    expect(shown.requests).toMatchObject([
      { state: 'done', requestId: expect.stringContaining((await fal.log()).requests[0]?.id ?? '?') },
    ]);
    expect(shown).toMatchObject({ status: 'completed', charged: PRICE, hold: { state: 'settled', settled: PRICE } });
    expect(shown.where).toEqual({ at: 'ended' });

    const both = (await server.admin('run:show', id)) + JSON.stringify(shown) + (await server.admin('run:list'));
    expect(both).not.toContain('walrus');
    expect(await server.admin('run:show', id, '--recipe')).toContain(SECRET);
    expect(await server.admin('run:show', id, '--recipe', '--json')).toContain(SECRET);
  });

  test('prints the process of a run, that it is alive, and the deadline', async () => {
    await fal.script({ run: { hang: true } });
    const id = await order();
    await isSent(id);
    const { where } = await show(id);
    expect(where).toMatchObject({ at: 'executor', executorId: 'flint-0' });
    expect(where.holder).toMatchObject({ executorId: 'flint-0' });
    expect(where.deadline).toBeGreaterThan(Date.now());
    expect(await server.admin('run:show', id)).toMatch(
      /In work by flint-0, alive: connected from 127\.0\.0\.1:\d+ since .+, seen \S+ m?s ago\./,
    );
    expect(await server.admin('queue:list')).toMatch(/^fal +0 +1 .* flint-0$/m);
    await cancel(id);
    await user.untilEnded(id);
  });

  test('prints the queue position of a run', async () => {
    await fal.script({ run: { hang: true } });
    await user.grant(100);
    // The limit of one user is eight parallel requests at a vendor.
    for (let at = 0; at < 8; at++) await order();
    await server.until(async () => (await fal.log()).paid === 8, 'Eight requests');
    const ninth = await order();
    const tenth = await order();
    expect((await show(tenth)).where).toMatchObject({ at: 'queue', queue: 'fal', ahead: 1, working: 8 });
    expect(await server.admin('run:show', tenth)).toMatch(/Waits in fal for .*: 1 before it, 8 in work there\./);
    expect(await server.admin('run:cancel', tenth)).toContain('is cancelled: 0 of 4');
    await cancel(ninth);
    await fal.release();
  });

  test.each(['0f0f0f0f-0000-4000-8000-000000000000', 'no-id'])(
    'of an unknown id (%s) reports that there is no such run',
    async (id) => {
      expect(await refusal('run:show', id)).toBe(`No run has the id ${id}. See them with: run:list`);
    },
  );
});

describe('run:list', () => {
  test('filters by account, kind, state, age and number', async () => {
    const done = await order();
    await user.untilEnded(done);
    await fal.script({ run: { hang: true } });
    const hung = await order();
    const list = async (...args: string[]) =>
      (JSON.parse(await server.admin('run:list', '--email', user.email, '--json', ...args)) as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await list()).toEqual([hung, done]);
    expect(await list('--limit', '1')).toEqual([hung]);
    expect(await list('--state', 'completed')).toEqual([done]);
    expect(await list('--state', 'unfinished')).toEqual([hung]);
    expect(await list('--kind', 'video')).toEqual([]);
    await query(server.env.DATABASE_URL, `update run set created_at = now() - interval '3 hours' where id = $1`, [
      hung,
    ]);
    expect(await list('--older-than', '2h')).toEqual([hung]);
    expect(await server.admin('run:list', '--email', user.email)).toMatch(
      new RegExp(`^${done} +${user.email} +image +completed +4 of 4 +fal `, 'm'),
    );
    await fal.release();
    await user.untilEnded(hung);
  });

  test.each([
    [['--older-than', '2 weeks'], '90s, 10m, 2h or 3d'],
    [['--limit', '0'], 'from 1 to 1000'],
    [['--state', 'stuck'], 'Allowed choices are'],
  ])('refuses %j', async (args, words) => {
    expect(await refusal('run:list', ...args)).toContain(words);
  });
});

describe('run:cancel', () => {
  test('cancels a run as its owner would, is audited once, and is refused after the end', async () => {
    await fal.script({ run: { hang: true } });
    const id = await order();
    await isSent(id);
    expect(await server.admin('run:cancel', id)).toContain('is asked to stop');
    expect(await user.untilEnded(id)).toMatchObject({ status: 'cancelled', charged: 0 });
    expect(await user.credits()).toEqual({ balance: 25, held: 0 });
    expect((await show(id)).life.filter(({ what }) => what === 'run.cancel')).toHaveLength(1);
    expect(await refusal('run:cancel', id)).toBe(`Run ${id} has ended: cancelled.`);
  });
});

describe('run:refund', () => {
  /** Runs the command in-process, without the start time of a process. */
  const refund = async (id: string, amount?: number) => {
    const { run } = (await findRunFacts(database.db, id))!;
    return refundRun(database.db, { run, amount, reason: 'A bad picture', actor: 'test' });
  };

  test('refunds the charge once, also concurrently', async () => {
    const id = await order();
    await user.untilEnded(id);
    expect(await user.balance()).toBe(25 - PRICE);
    const byCommand = server.admin('run:refund', id, '--reason', 'A bad picture');
    const asked = await Promise.allSettled([byCommand, refund(id), refund(id), refund(id)]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await user.balance()).toBe(25);
    expect(await refusal('run:refund', id, '--reason', 'again')).toContain('was refunded before');
    expect((await show(id)).life.filter(({ what }) => what === 'refunded')).toHaveLength(1);
    const { body } = await user.fetchJson('GET', '/api/credits/transactions');
    const [newest] = (body as { transactions: object[] }).transactions;
    expect(newest).toMatchObject({ type: 'return', description: 'A bad picture', amount: PRICE, runId: id });
    await server.expectCleanLedger();
  });

  test('never refunds more than the charge', async () => {
    const id = await order();
    await user.untilEnded(id);
    await expect(refund(id, 5)).rejects.toThrow('was charged 4: more cannot');
    expect(await server.admin('run:refund', id, '--reason', 'Half', '--amount', '3')).toContain('3 credits given back');
    await expect(refund(id, 1)).rejects.toThrow('was refunded before');
    expect(await user.balance()).toBe(25 - PRICE + 3);
    await server.expectCleanLedger();
  });

  test('is refused for a running run, and for one without a charge', async () => {
    await fal.script({ run: { hang: true } });
    const id = await order();
    await isSent(id);
    await expect(refund(id)).rejects.toThrow('has not ended: cancel it');
    await cancel(id);
    await user.untilEnded(id);
    await expect(refund(id)).rejects.toThrow('was charged nothing');
  });

  test('the database refuses a second reversal of a hold', async () => {
    const id = await order();
    await user.untilEnded(id);
    await refund(id);
    const insert = `insert into ledger_txn (idem, kind, description, hold_id) values ($1, 'reversal', 'x', $2)`;
    await expect(query(server.env.DATABASE_URL, insert, [crypto.randomUUID(), id])).rejects.toMatchObject({
      code: '23505',
    });
  });
});

describe('run:retry', () => {
  test('retries a failed run from its recipe, charged to its owner', async () => {
    await fal.script({ run: { error: 500 } });
    const failed = await order();
    expect(await user.untilEnded(failed)).toMatchObject({ status: 'failed' });
    await fal.script();
    const { newRun } = JSON.parse(await server.admin('run:retry', failed, '--json')) as { newRun: string };
    const made = await user.untilEnded(newRun);
    expect(made).toMatchObject({ status: 'completed', charged: PRICE, recipe: { prompt: SECRET } });
    expect(await user.balance()).toBe(25 - PRICE);
    expect((await show(failed)).life.at(-1)).toMatchObject({ what: 'retried', detail: `as run ${newRun}` });
  });

  test('makes one run for concurrent requests', async () => {
    await fal.script({ run: { error: 500 } });
    const failed = await order();
    await user.untilEnded(failed);
    await fal.script({ run: { hang: true } });
    const asked = await Promise.allSettled(
      Array.from({ length: 3 }, () => server.admin('run:retry', failed, '--json')),
    );
    const made = new Set(asked.flatMap((one) => (one.status === 'fulfilled' ? JSON.parse(one.value).newRun : [])));
    expect(made.size).toBe(1);
    expect(await refusal('run:retry', failed)).toContain('is a retry of');
    await fal.release();
    await user.untilEnded([...made][0]);
  });

  test('prints the reason of a refusal', async () => {
    await fal.script({ run: { error: 500 } });
    const failed = await order();
    await user.untilEnded(failed);
    await fal.script();
    for (let at = 0; at < 6; at++) await user.untilEnded(await order());
    expect(await refusal('run:retry', failed)).toContain('It was refused: You have insufficient credits');
  });

  test('of a completed run is refused without --completed', async () => {
    const id = await order();
    await user.untilEnded(id);
    expect(await refusal('run:retry', id)).toContain('Add --completed');
    expect(await server.admin('run:retry', id, '--completed')).toMatch(/^Run [\w-]+ makes it again\.$/m);
  });

  test('is refused for a run of a living process, and resumes one whose process died', async () => {
    await fal.script({ run: { hang: true } });
    const id = await order();
    await isSent(id);
    expect(await refusal('run:retry', id)).toContain('flint-0 is alive and works on it');
    await server.kill('SIGKILL');
    await server.until(async () => (await show(id)).where.holder === null, 'The death');
    expect(await server.admin('run:show', id)).toContain('In work by flint-0, which is dead');
    expect(await server.admin('run:retry', id)).toContain('flint-0, which worked on it, is dead: it is queued again.');
    expect(await server.admin('run:show', id)).toContain('No server runs on this database.');
    await fal.release();
    await server.restart();
    expect(await user.untilEnded(id)).toMatchObject({ status: 'completed', charged: PRICE });
    const oracle = createOracle(server.env.DATABASE_URL ?? '');
    expect(await oracle.booksNow()).toEqual([]);
    await oracle.close();
  });

  test('without a server takes effect at the next start', async () => {
    await fal.script({ run: { error: 500 } });
    const failed = await order();
    await user.untilEnded(failed);
    await fal.script();
    await server.kill('SIGKILL');
    expect(await server.admin('run:retry', failed)).toContain('at its next start');
    await server.restart();
    await server.until(async () => (await user.balance()) === 25 - PRICE, 'The retry');
  });
});
