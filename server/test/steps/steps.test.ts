import { randomUUID } from 'node:crypto';
import { plainWords } from '@flint/shared/contracts/workflow/plain-words';
import { type Graph, STEPS_MAX, type Step } from '@flint/shared/tools/steps/graph';
import { type KyselyPlugin, sql } from 'kysely';
import { long } from '../../../e2e/support/long';
import { give } from '../../src/features/credits/ledger';
import { findProblems } from '../../src/features/credits/ledger-check-repository';
import { finishRun } from '../../src/features/runs/finish-run';
import { recordDelivery } from '../../src/features/runs/record-delivery';
import { findRun } from '../../src/features/runs/runs-repository';
import { stopRun } from '../../src/features/runs/stop-run';
import { advance } from '../../src/features/steps/advance';
import { connect, type Database, type Db } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { ATTACKS } from '../spark/attacks';
import { newPreparedDatabase } from '../support/new-database';
import { randomFrom } from '../support/random';
import { chat, engineOn, movingOn, pagesOf } from '../support/step-engine';

const USER = 'steps-user';
let database: Database;

beforeAll(async () => {
  database = connect(await newPreparedDatabase(), 6);
  await transact(database.db, (tx) =>
    give(tx, { userId: USER, amount: 1_000_000, idem: 'grant:test', description: 'A gift', kind: 'grant' }),
  );
});
afterAll(() => database.close());

/** Random runs, each lived through by processes that die. */
const SEEDS = long ? 40 : 15;

class Killed extends Error {}

/** The database of a process that dies at its nth statement. */
function dyingAt(statement: number): Db {
  let left = statement;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      left -= 1;
      if (left === 0) throw new Killed();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return database.db.withPlugin(plugin);
}

const steps = () => engineOn(database.db);

/** A graph whose steps refer to some of the earlier ones, and some of which read a page. */
function randomGraph(random: ReturnType<typeof randomFrom>): Graph {
  const ids = Array.from({ length: random.whole(3, 7) }, (_, at) => `s${at}`);
  return {
    inputs: { topic: { type: 'text', label: 'Topic', required: true } },
    steps: ids.map((id, at) => {
      if (at > 0 && random.whole(1, 4) === 1) return { id, kind: 'read', input: { address: `${id}.test` } };
      const used = ids.slice(0, at).filter(() => !random.maybe());
      return chat(id, ['About {{input.topic}}', ...used.map((name) => `{{${name}.text}}`)].join(' '));
    }),
  };
}

/** The unfinished leaves of a run. */
async function openLeaves(id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from run where leaf_of = ${id} and status in ('queued', 'running') order by id`.execute(database.db);
  return rows.map((row) => row.id);
}

async function endLeaf(id: string, delivers: boolean, content = `what ${id} wrote`): Promise<void> {
  const { db } = database;
  const output = { content };
  const price = (await findRun(db, id))?.price ?? 0;
  if (delivers) await transact(db, (tx) => recordDelivery(tx, id, { units: 1, accrued: Math.ceil(price / 2), output }));
  await finishRun(db, id, delivers ? undefined : { code: 'provider_failed', words: 'It failed.' });
}

const titleOf = async (id: string) => (await findRun(database.db, id))?.title ?? '';
const isEnded = async (id: string) => (await findRun(database.db, id))?.finished_at != null;

/** Checks that a run stays within its cap, and raises the cap of one that waits for that: for the next step, or for all. */
async function raiseWhereItWaits(id: string, random: ReturnType<typeof randomFrom>): Promise<void> {
  const { budget, waitingFor } = await steps().read(USER, id);
  if (!budget) return;
  expect(budget.spent + budget.held).toBeLessThanOrEqual(budget.cap);
  expect(waitingFor === 'budget' && budget.next === 0).toBe(false);
  if (waitingFor !== 'budget' || (await isEnded(id))) return;
  const more = random.maybe() ? budget.next : budget.rest;
  await steps()
    .raise(USER, id, budget.cap + more)
    .catch((error: unknown) => {
      // It was cancelled meanwhile.
      expect(error).toMatchObject({ code: 'conflict' });
    });
}

/** Moves a run to its end with processes that die at random statements, leaves that fail and an owner who cancels. */
async function liveThrough(
  id: string,
  random: ReturnType<typeof randomFrom>,
  { calm, isCapped }: { calm: boolean; isCapped: boolean },
): Promise<void> {
  for (let turn = 0; !(await isEnded(id)); turn++) {
    const db = calm || turn > 60 ? database.db : dyingAt(random.whole(1, 30));
    await advance(movingOn(db), id).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    if (isCapped) await raiseWhereItWaits(id, random);
    const open = await openLeaves(id);
    if (open.length > 0 && random.maybe()) await endLeaf(random.among(open), calm || random.whole(1, 12) > 1);
    if (!calm && random.whole(1, 40) === 1) await stopRun(database.db, id);
    const cancelled = (await findRun(database.db, id))?.cancel_requested_at;
    if (cancelled) for (const leaf of await openLeaves(id)) await endLeaf(leaf, random.maybe());
  }
}

test('each paid step is made exactly once, wherever a process dies, however often it is cancelled and retried', async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const random = randomFrom(seed);
    const engine = steps();
    const isCapped = seed % 3 === 0;
    let id = await engine.start(
      USER,
      {
        ...{ name: `Run ${seed}`, graph: randomGraph(random), inputs: { topic: 'the sea' }, options: {} },
        ...(isCapped && { budget: random.whole(1, 12) }),
      },
      randomUUID(),
    );
    const all = [id];
    await liveThrough(id, random, { calm: false, isCapped });
    for (let retries = 0; (await findRun(database.db, id))?.status !== 'completed'; retries++) {
      const next = await engine.retry(USER, id, undefined);
      expect(await engine.retry(USER, id, undefined)).toBe(next);
      id = next;
      all.push(id);
      await liveThrough(id, random, { calm: retries > 3, isCapped });
    }
    const { rows: paid } = await sql<{ title: string; count: number }>`
      select title, count(*)::int as count from run
      where leaf_of = any(${all}::uuid[]) and status = 'completed' group by title`.execute(database.db);
    const job = await engine.read(USER, id);
    expect({ seed, paid: paid.filter(({ count }) => count !== 1) }).toEqual({ seed, paid: [] });
    expect(job.steps.map(({ state }) => state)).toEqual(job.steps.map(() => 'done'));
    expect(paid).toHaveLength(job.steps.filter(({ kind }) => kind === 'chat').length);
    expect(job.charged ?? -1).toBeLessThanOrEqual(job.price);
  }
  expect(await transact(database.db, findProblems)).toEqual([]);
});

test('a run waits for its owner as rows alone, an edited output makes what follows again, and the rest stays', async () => {
  const engine = steps();
  const graph: Graph = {
    inputs: {},
    steps: [
      chat('idea', 'An idea'),
      { id: 'approved', kind: 'choice', input: { show: '{{idea.text}}' } },
      chat('post', 'A post about {{approved.text}}. Write \\{{first_name}} as it is.'),
      chat('other', 'Something else'),
    ],
  };
  const id = await engine.start(USER, { name: 'With approval', graph, inputs: {}, options: {} }, undefined);
  const move = () => advance(movingOn(database.db), id);
  expect(await move()).toBe('going');
  for (const leaf of await openLeaves(id)) await endLeaf(leaf, true);
  expect(await move()).toBe('asking');
  expect(await move()).toBe('asking');
  expect((await engine.read(USER, id)).asking).toBe(true);
  await engine.answer(USER, id, { step: 'approved', text: 'A boat' });
  expect(await move()).toBe('going');
  const asked = (await engine.read(USER, id)).steps.find((step) => step.id === 'post');
  expect(asked?.input?.messages[0].content).toBe('A post about A boat. Write {{first_name}} as it is.');
  for (const leaf of await openLeaves(id)) await endLeaf(leaf, true);
  expect(await move()).toBe('ended');
  await expect(engine.answer(USER, id, { step: 'approved', text: 'A car' })).rejects.toMatchObject({
    code: 'conflict',
  });

  const next = await engine.edit(USER, id, { step: 'idea', text: 'A better idea' }, undefined);
  const again = await engine.read(USER, next);
  expect(again.steps.map((step) => [step.id, step.state, step.reused])).toEqual([
    ['idea', 'done', true],
    ['approved', 'pending', false],
    ['post', 'pending', false],
    ['other', 'done', true],
  ]);
  expect(again.price).toBeLessThan((await engine.read(USER, id)).price);
  await engine.cancel(USER, next);
  expect(await engine.read(USER, next)).toMatchObject({ status: 'cancelled', charged: 0 });
  await expect(engine.read('a stranger', id)).rejects.toMatchObject({ code: 'not_found' });
});

/** Texts after the engine's own syntax, beside those that are after a model. */
const BRACED = [
  '{{idea.text}}',
  '{{input.topic}} and {{secret.text}}',
  '\\{{idea.text}}',
  '{{{{idea.text}}}}',
  '$& $1 $`',
];

test('what a step gives is text for the next one, whatever it says: it adds no step, price or reference', async () => {
  const engine = steps();
  const texts = [...ATTACKS.map((attack) => attack.text), ...BRACED];
  // An attacked step, an attacked page and a step that takes both, in as many runs as the limit of steps asks for.
  const size = Math.floor(STEPS_MAX / 3);
  for (let from = 0; from < texts.length; from += size) {
    const attacks = new Map(texts.slice(from, from + size).map((text, at) => [`idea${at}`, text]));
    const attacked = [...attacks.keys()].flatMap((idea): Step[] => [
      chat(idea, 'About {{input.topic}}'),
      { id: `page_${idea}`, kind: 'read', input: { address: idea } },
      chat(`sum_${idea}`, `Sum up: {{${idea}.text}} and {{page_${idea}.text}}`),
    ]);
    const pages = pagesOf((address) => attacks.get(address) ?? '');
    const graph: Graph = { inputs: { topic: { type: 'text', label: 'Topic', required: true } }, steps: attacked };
    const order = { name: 'Attacked', graph, inputs: { topic: 'the sea' }, options: {} };
    const id = await engine.start(USER, order, undefined);
    const before = await engine.read(USER, id);
    while (!(await isEnded(id))) {
      await advance({ ...movingOn(database.db), contexts: pages }, id);
      for (const leaf of await openLeaves(id)) await endLeaf(leaf, true, attacks.get(await titleOf(leaf)));
    }
    const after = await engine.read(USER, id);
    expect(after.steps.map((step) => [step.id, step.kind])).toEqual(attacked.map(({ id, kind }) => [id, kind]));
    expect(after.price).toBe(before.price);
    for (const [idea, text] of attacks) {
      const read = after.steps.find((step) => step.id === `sum_${idea}`);
      expect(read?.input?.messages).toEqual([{ role: 'user', content: `Sum up: ${plainWords(text)} and ${text}` }]);
    }
  }
});

test('an unknown reference is refused with its field and the step, before anything is held', async () => {
  const graph = { inputs: {}, steps: [chat('idea', 'Like {{sketch.text}}')] };
  await expect(
    steps().start(USER, { name: 'Broken', graph, inputs: {}, options: {} }, undefined),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    detail: { field: 'steps.0.input.messages.0.content' },
  });
});
