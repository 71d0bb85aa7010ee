import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { connect, type Database } from '../../src/platform/db/database';
import type { TestClient } from '../support/client';
import { createOracle } from '../support/oracle';
import { until } from '../support/until';
import { FLEET_PATIENCE_MS, type Fleet, startFleet } from './fleet';

const RUNS = 200;
const GRANT = 100_000;
/** Ended runs at which the second process is killed: about in the middle. */
const MIDWAY = 80;
/** The orders of both users that are under way at once. */
const HELD = 13;

let fleet: Fleet;
let database: Database;
beforeAll(async () => {
  fleet = await startFleet(FLEET_PATIENCE_MS);
  database = connect(fleet.databaseUrl, 2);
}, FLEET_PATIENCE_MS);
afterAll(async () => {
  await database.close();
  await fleet.stop();
});

/** A template of words and of two pictures that use them. @returns its id */
async function saveTemplate(user: TestClient): Promise<string> {
  const draw = (id: string, what: string) => ({
    ...{ id, kind: 'image', input: { prompt: `${what} of {{words.text}}`, num_images: 1, aspect_ratio: '1:1' } },
  });
  const steps = [
    { id: 'words', kind: 'text', input: { text: 'hill {{input.number}}' } },
    ...[draw('first', 'a painting'), draw('second', 'a photo')],
  ];
  const inputs = { number: { type: 'text', label: 'Number', required: true } };
  const { body } = await fleet.ask(user, 0, 'POST', '/api/templates', { name: 'Two hills', inputs, steps });
  return (body as { id: string }).id;
}

/** Starts runs at the two processes in turn. @returns their ids */
async function startRuns(user: TestClient, template: string, count: number): Promise<string[]> {
  const starts = Array.from({ length: count }, async (_, at) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const order = { inputs: { number: `${user.id} ${at}` } };
    const { body } = await fleet.ask(user, at % 2, 'POST', `/api/templates/${template}/generate`, order, headers);
    return (body as { jobId: string }).jobId;
  });
  return Promise.all(starts);
}

async function countEnded(ids: readonly string[]): Promise<number> {
  const query = database.db.selectFrom('run').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await query.where('id', 'in', ids).where('finished_at', 'is not', null).executeTakeFirstOrThrow();
  return Number(count);
}

test(
  `${RUNS} runs of steps on two processes, one of which is killed midway, all end exactly once`,
  async () => {
    await fleet.join();
    const user = await fleet.signUp(GRANT);
    const jobs = await startRuns(user, await saveTemplate(user), RUNS);
    await until(async () => (await countEnded(jobs)) >= MIDWAY, 'Half of the runs', FLEET_PATIENCE_MS);
    await fleet.kill(1);
    expect(await countEnded(jobs)).toBeLessThan(RUNS);
    await until(async () => (await countEnded(jobs)) === RUNS, 'The end of every run', FLEET_PATIENCE_MS);
    await fleet.revive();

    for (const id of jobs) {
      const { body } = await fleet.ask(user, 0, 'GET', `/api/templates/jobs/detail/${id}`);
      const { status, charged, message, steps } = (body as { job: StepJob }).job;
      const ended = [id, status, message, steps.map(({ state, message }) => [state, message])];
      const done = ['done', null];
      expect(ended).toEqual([id, 'completed', null, [done, done, done]]);
      expect([id, charged]).toEqual([id, steps.reduce((sum, step) => sum + (step.charged ?? 0), 0)]);
      expect(steps.map(({ images }) => images.length)).toEqual([0, 1, 1]);
    }
    const vendor = await fleet.fal.log();
    expect(vendor.paid).toBe(2 * RUNS);
    const oracle = createOracle(fleet.databaseUrl);
    const witness = { client: user, given: STARTER_CREDITS + GRANT };
    expect(await oracle.afterAll([witness], vendor)).toEqual([]);
    await oracle.close();
    expect(fleet.logs).not.toContain('workflow ended without it');
  },
  2 * FLEET_PATIENCE_MS,
);

test(
  'five orders of a light user behind a hundred of a heavy one are all among the next fifteen starts',
  async () => {
    const [heavy, light] = [await fleet.signUp(GRANT), await fleet.signUp(GRANT)];
    await fleet.script([{ times: HELD, run: { hang: true } }]);
    const readPaid = async () => (await fleet.fal.log()).paid;
    const paid = await readPaid();
    const order = (user: TestClient, at: number) => {
      const headers = { prefer: 'respond-async', 'idempotency-key': crypto.randomUUID() };
      return fleet.ask(user, 0, 'POST', '/api/fal-ai/generate/image', { prompt: `${user.id} ${at}` }, headers);
    };
    await Promise.all(Array.from({ length: 100 }, (_, at) => order(heavy, at)));
    const startsOf = async (user: TestClient) =>
      (await database.db.selectFrom('run').select('started_at').where('user_id', '=', user.id).execute()).flatMap(
        ({ started_at }) => started_at ?? [],
      );
    await until(async () => (await startsOf(heavy)).length > 0, 'The first start');
    const placed = await startsOf(heavy);
    await Promise.all(Array.from({ length: 5 }, (_, at) => order(light, at)));
    const lights = await until(async () => {
      const starts = await startsOf(light);
      return starts.length === 5 && starts;
    }, 'The light user’s orders');
    const last = Math.max(...lights.map(Number));
    const between = (await startsOf(heavy)).filter((start) => Number(start) <= last).length - placed.length;
    expect(lights.length + between).toBeLessThanOrEqual(15);
    await until(async () => (await readPaid()) === paid + HELD, 'The vendor to hold them');
    await fleet.fal.release();
    await until(async () => (await countLeft()) === 0, 'The end of all', FLEET_PATIENCE_MS);
  },
  FLEET_PATIENCE_MS,
);

async function countLeft(): Promise<number> {
  const query = database.db.selectFrom('run').select('id').where('status', 'in', ['queued', 'running']);
  return (await query.execute()).length;
}
