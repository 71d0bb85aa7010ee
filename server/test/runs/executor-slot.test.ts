import pg from 'pg';
import { type ExecutorSlot, takeExecutorSlot } from '../../src/platform/runs/executor-slot';
import { newDatabase } from '../support/new-database';
import { until } from '../support/until';

let url: string;
const pools: pg.Pool[] = [];
beforeEach(async () => {
  url = await newDatabase();
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});

/** Takes an executor id as a process does. */
async function join(application_name = 'flint'): Promise<ExecutorSlot> {
  const pool = new pg.Pool({ connectionString: url, application_name });
  pools.push(pool);
  return takeExecutorSlot(pool);
}

test('each process has a unique executor id, which is free again once its process has ended', async () => {
  const [first, second] = [await join(), await join()];
  expect([first.executorId, second.executorId]).toEqual(['flint-0', 'flint-1']);
  first.release();
  const next = await until(async () => {
    const slot = await join();
    if (slot.executorId === 'flint-0') return slot;
    slot.release();
    return undefined;
  });
  next.release();
  second.release();
});

test('work of a living executor is not taken over', async () => {
  const [first, second] = [await join(), await join()];
  const work = jest.fn(async () => undefined);
  expect(await second.whileDead(first.executorId, work)).toBe(false);
  expect(await second.whileDead(second.executorId, work)).toBe(false);
  expect(work).not.toHaveBeenCalled();
  first.release();
  second.release();
});

test('during a takeover the dead executor’s id is neither reused nor taken over twice', async () => {
  const [dead, heir, other] = [await join(), await join(), await join()];
  dead.release();
  const rest = async () => undefined;
  const inherited = await until(() =>
    heir.whileDead(dead.executorId, async () => {
      const late = await join();
      expect(late.executorId).toBe('flint-3');
      late.release();
      expect(await other.whileDead(dead.executorId, rest)).toBe(false);
    }),
  );
  expect(inherited).toBe(true);
  expect(await other.whileDead(dead.executorId, rest)).toBe(true);
  heir.release();
  other.release();
});

test('a process whose connection broke takes its id again', async () => {
  const slot = await join('doomed');
  const watcher = await join();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'doomed'`);
  await client.end();
  const rest = async () => undefined;
  // Dead for a moment, then alive again for good.
  await until(async () => !(await watcher.whileDead(slot.executorId, rest)), 'The name being taken again');
  expect(await watcher.whileDead(slot.executorId, rest)).toBe(false);
  slot.release();
  watcher.release();
});
