import { randomUUID } from 'node:crypto';
import { WAITING_PHASE } from '@flint/shared/contracts/runs';
import type { Step } from '@flint/shared/tools/steps/graph';
import { give } from '../../src/features/credits/ledger';
import { readRun } from '../../src/features/runs/run-rows';
import { advance } from '../../src/features/steps/advance';
import { createConductor } from '../../src/features/steps/conductor';
import type { Leaves } from '../../src/features/steps/leaves';
import { connect, type Database } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from '../support/new-database';
import { chat, engineOn, leavesOn, movingOn } from '../support/step-engine';
import { until } from '../support/until';

const USER = 'steps-user';
const ASKING: Step = { id: 'approved', kind: 'choice', input: { show: 'A boat?' } };
let database: Database;
let stopping = new AbortController();

beforeAll(async () => {
  database = connect(await newPreparedDatabase(), 6);
  await transact(database.db, (tx) =>
    give(tx, { userId: USER, amount: 1_000_000, idem: 'grant:test', description: 'A gift', kind: 'grant' }),
  );
});
afterEach(() => {
  stopping.abort();
  stopping = new AbortController();
});
afterAll(() => database.close());

/** A process that takes up runs, with what it does when it reads their leaves. */
function conductorWith(leaves: Partial<Leaves>) {
  const { db } = database;
  const { signal } = stopping;
  return createConductor({
    ...{ ...movingOn(db), leaves: { ...leavesOn(db), ...leaves } },
    ...{ signals: { on: () => () => undefined }, stopping: signal },
  });
}

const move = (id: string) => advance(movingOn(database.db), id);
const start = async (...steps: Step[]) => {
  const order = { name: 'A run', graph: { inputs: {}, steps }, inputs: {}, options: {} };
  return engineOn(database.db).start(USER, order, randomUUID());
};

/** The runs that a process takes up, once all of `awaited` are among them. */
async function takenUp(awaited: readonly string[]): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  const uses: Leaves['uses'] = async ({ id }) => {
    moved.add(id);
    return new Map();
  };
  await conductorWith({ uses }).takeUp();
  await until(async () => awaited.every((id) => moved.has(id)), 'The runs are taken up');
  return moved;
}

test('a run that waits for its owner is not moved until it is answered, also where the answering process dies', async () => {
  const engine = engineOn(database.db);
  const waiting = await start(ASKING, chat('post', 'About {{approved.text}}'));
  const other = await start(ASKING, { ...ASKING, id: 'second' }, chat('post', 'A post'));
  expect([await move(waiting), await move(other)]).toEqual(['asking', 'going']);
  expect(await takenUp([other])).toEqual(new Set([other]));
  await engine.answer(USER, waiting, { step: 'approved', text: 'A boat' });
  await takenUp([waiting]);
  await until(async () => (await engine.read(USER, waiting)).steps[1]?.state === 'ordered', 'The answer is used');
});

test('a run of several questions waits again after each answer, and one whose raised cap does not suffice', async () => {
  const engine = engineOn(database.db);
  const id = await start(ASKING, { ...ASKING, id: 'second' });
  const isWaiting = async () => (await readRun(database.db, id))?.phase === WAITING_PHASE;
  expect([await move(id), await isWaiting()]).toEqual(['asking', true]);
  await engine.answer(USER, id, { step: 'approved', text: 'Yes' });
  expect([await isWaiting(), await move(id), await isWaiting()]).toEqual([false, 'asking', true]);
  await engine.raise(USER, id, 1);
  expect([await isWaiting(), await move(id), await isWaiting()]).toEqual([false, 'asking', true]);
});

test('however many runs are under way, a process moves few of them at a time', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => start(chat('post', 'A post'))));
  for (const id of ids) expect(await move(id)).toBe('going');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let [now, most, seen] = [0, 0, 0];
  const conductor = conductorWith({
    async present(...which) {
      now += 1;
      most = Math.max(most, now);
      await held;
      now -= 1;
      seen += 1;
      return leavesOn(database.db).present(...which);
    },
  });
  await conductor.takeUp();
  await until(async () => now > 0, 'Runs are moved');
  // As many questions as the moves of all runs would ask before they come here.
  for (let at = 0; at < 4 * ids.length; at++) await readRun(database.db, ids[0] ?? '');
  release();
  await until(async () => seen >= ids.length, 'All are moved');
  expect(most).toBeLessThanOrEqual(6);
});
