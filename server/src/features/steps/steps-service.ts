import { createHash, randomUUID } from 'node:crypto';
import { promptBrandOf } from '@flint/shared/contracts/brand-facts';
import { brandText } from '@flint/shared/contracts/brand-text';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { handingSteps } from '@flint/shared/tools/steps/handing';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import type { Db } from '../../platform/db/database';
import { partId } from '../../platform/db/part-id';
import { transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { Brands } from '../brands/brands-service';
import type { Credits } from '../credits/credits-service';
import type { KindRegistry } from '../generation/kind-registry';
import { changeRun, lockRun, readRuns } from '../runs/run-rows';
import type { Runs } from '../runs/runs-service';
import { assertBelowMax, assertWithinShown, findSameRun, startRun } from '../runs/start-run';
import type { RunRow } from '../runs/tables';
import { assertRunWithinOwnCap } from '../spending-caps/within-caps';
import { readBudget, sumCommitted, sumLeft } from './budget';
import type { Conductor } from './conductor';
import { assertLeftToday } from './day-cap';
import type { GraphOrder } from './graph-order';
import { toStepJob } from './job-presenter';
import { idsOfLeaves, type Leaves, readLeaves } from './leaves';
import type { FileReaders } from './measure-inputs';
import { BLANK, editedOutput, firstRows, nextMoves } from './next-moves';
import { priceOfTaken, rowsBeside, rowsToTake } from './retry-rows';
import { type RunParts, runParts } from './run-parts';
import {
  dropDailyCap,
  findJob,
  findJobSteps,
  findJobs,
  insertJob,
  type JobOrigin,
  listJobs,
  saveSteps,
  setBudget,
} from './steps-repository';
import type { JobStepRow, StepJobRow } from './tables';
import { rowsOfRuns } from './take-over';
import { createWeigher, type Weigher } from './weigh';
import { jobOrigin, readOrigin, runRecipe } from './workflow-runs';

/** Every method that takes an id throws AppError `not_found` when it is no run of steps of the user's. */
export interface Steps extends Weigher {
  /**
   * Checks, prices and starts a graph. Idempotent by key.
   * @param checkNew further checks of an order that was not made before
   * @throws AppError `invalid_input` naming the field, `insufficient_credits` where the balance is below the most it can
   * cost, or below its budget, `spend_cap` where that is above the user's cap for a run or its agent has spent its day’s,
   * `idempotency_mismatch`
   */
  start(userId: string, order: GraphOrder, key: string | undefined, checkNew?: () => Promise<void>): Promise<string>;
  /**
   * Starts a graph of which runs of an earlier kind have made steps, which cost nothing. Idempotent by that run.
   * @param done the run of each finished step, by the step's name
   * @throws AppError as `start`
   */
  resume(
    userId: string,
    order: GraphOrder,
    earlier: { readonly id: string; readonly done: Readonly<Record<string, string>> },
    checkNew?: () => Promise<void>,
  ): Promise<string>;
  /** Newest first. */
  list(userId: string, limit: number, origin: JobOrigin): Promise<StepJob[]>;
  /** @param origin of which it must be; by default any */
  read(userId: string, id: string, origin?: JobOrigin): Promise<StepJob>;
  /** A run with its rows and leaves, by which other features tell what became of it. */
  stored(userId: string, id: string): Promise<StoredRun>;
  /**
   * Starts a run that takes over finished steps of an ended one. Idempotent by key.
   * @param asked what was asked for, by which a repetition is told
   * @param prepare decides what is started, unless it was before
   * @throws AppError as `start`, `conflict` where it would cost more than `most` of its order
   */
  takeOver(
    userId: string,
    repeated: { readonly key: string | undefined; readonly asked: object },
    prepare: () => Promise<TakeOver>,
  ): Promise<string>;
  /** The user's own runs of these ids with their rows, by which other features present them; in no particular order. */
  rows(userId: string, ids: readonly string[]): Promise<StepRows[]>;
  /** What its owner reads of it besides its steps. */
  parts(userId: string, id: string, origin?: JobOrigin): Promise<RunParts>;
  cancel(userId: string, id: string): Promise<void>;
  /**
   * Starts a new run that takes over the finished steps. Idempotent by the run: it is retried once.
   * @param most the most that it may cost, as its user saw it
   * @throws AppError `conflict` while the run is under way, and where it would cost more
   */
  retry(userId: string, id: string, key: string | undefined, most?: number): Promise<string>;
  /**
   * Starts a new run with another output of a step; what depends on it is made again.
   * @throws AppError `conflict` while the run is under way, `invalid_input` for a step without a text
   */
  edit(userId: string, id: string, change: { step: string; text: string }, key: string | undefined): Promise<string>;
  /**
   * Answers a step that waits for its owner.
   * @throws AppError `conflict` when it does not, and where what is left would cost more than its user saw
   */
  answer(userId: string, id: string, answer: StepAnswer): Promise<void>;
  /**
   * Starts a new run of an ended one with an answer to a choice; what depends on it is made again. Idempotent by that
   * run, which is gone on with once.
   * @param graph the same steps, with the choice
   * @throws AppError `conflict` while the run is under way, `idempotency_mismatch` where it was gone on with otherwise
   */
  decide(userId: string, id: string, graph: Graph, answer: StepAnswer): Promise<string>;
  /**
   * Sets the cap of a run under way; one that waits for it goes on.
   * @throws AppError `conflict` for an ended run, `invalid_input` below what it has cost, `insufficient_credits`
   */
  raise(userId: string, id: string, budget: number): Promise<void>;
  /** Lets a run go on past the cap of its agent's day. @throws AppError `conflict` for an ended run */
  passDay(userId: string, id: string): Promise<void>;
}

/** A run of steps as it is stored. */
export interface StepRows {
  readonly job: StepJobRow;
  readonly run: RunRow;
  readonly rows: readonly JobStepRow[];
}

/** The same with its leaves; of an ended run, the rows know of leaves that ended after it. */
export interface StoredRun extends StepRows {
  /** The leaves that made them. */
  readonly made: readonly Run[];
  /** Address of the first file of each leaf that has one. */
  readonly files: ReadonlyMap<string, string>;
  /** What it was ordered with. */
  readonly order: GraphOrder;
}

/** An order with the finished rows of an ended run that cost nothing. */
export interface TakeOver {
  readonly order: GraphOrder;
  readonly taken: readonly JobStepRow[];
  /** The ended run. */
  readonly resumes: string;
}

/** What its owner answers to a step. */
export interface StepAnswer {
  readonly step: string;
  readonly text: string;
  /** The list it was chosen from, where that has changed since it was asked. */
  readonly from?: readonly string[] | undefined;
  /** The most that what is left may cost in whole credits, as its user saw it. */
  readonly most?: number | undefined;
}

interface StepsDeps {
  readonly db: Db;
  readonly leaves: Leaves;
  readonly conductor: Conductor;
  readonly kinds: Pick<KindRegistry, 'makers' | 'costs'>;
  readonly runs: Pick<Runs, 'own' | 'cancel'>;
  readonly credits: Pick<Credits, 'balance'>;
  readonly brands: Pick<Brands, 'forPrompt'>;
  readonly files: FileReaders;
}

const TITLE_MAX = 120;

export function createSteps(deps: StepsDeps): Steps {
  const { db, leaves, conductor, runs, credits, brands } = deps;
  const weigher = createWeigher(deps);

  async function afford(userId: string, needed: number): Promise<void> {
    const { balance } = await credits.balance(userId);
    if (balance >= needed) return;
    const words = `You have insufficient credits: this needs up to ${needed}, you have ${balance}.`;
    throw new AppError('insufficient_credits', words);
  }

  const fingerprintOf = (asked: unknown) =>
    createHash('sha256')
      .update(JSON.stringify({ kind: 'steps', asked }))
      .digest('hex');

  const findAsked = (userId: string, { key, asked }: Pick<Begin, 'key' | 'asked'>) =>
    key === undefined ? undefined : findSameRun(db, { id: key, userId, fingerprint: fingerprintOf(asked) });

  /** @param taken finished steps of an earlier run, by which the price is lower */
  async function begin(
    userId: string,
    order: GraphOrder,
    { key, asked, taken = [], resumes = null, checkNew }: Begin,
  ): Promise<string> {
    const { graph, options, brandProfileId: brand } = order;
    const known = await findAsked(userId, { key, asked });
    if (known) return known.id;
    await checkNew?.();
    const { inputs, prices, total } = await weigher.weigh(userId, order);
    const facts = brand === undefined ? null : brandText(promptBrandOf(await brands.forPrompt(userId, brand)));
    const most = Math.max(0, total - priceOfTaken(graph, prices, taken));
    assertBelowMax(most);
    const needed = Math.min(most, order.budget ?? most, order.dailyCap ?? most);
    await afford(userId, needed);
    await assertRunWithinOwnCap(db, userId, needed);
    const id = key ?? randomUUID();
    const { name, templateId = null, agentId = null, instructions = null, budget = null, dailyCap = null } = order;
    const recipe = runRecipe(order, prices, { taken, resumes });
    const { row, fresh } = await startRun(db, {
      id,
      userId,
      kind: 'steps',
      recipe,
      title: name.slice(0, TITLE_MAX),
      asked: recipe.steps.length,
      fingerprint: fingerprintOf(asked),
      servedBy: 'embedded',
      price: most,
      most: order.most,
      description: name.slice(0, TITLE_MAX),
      async alongside(tx) {
        const job: StepJobRow = {
          ...{ id, user_id: userId, template_id: templateId, graph, inputs, options, brand_profile_id: brand ?? null },
          ...{ brand_text: facts, prices, resumes, agent_id: agentId, instructions, budget },
          daily_cap: dailyCap,
        };
        if (most > 0) await assertLeftToday(tx, job);
        await insertJob(tx, job);
        await saveSteps(tx, firstRows(job, taken));
        await changeRun(tx, id, { status: 'running', started_at: new Date() });
      },
    });
    if (fresh) conductor.follow(row.id);
    return row.id;
  }

  async function own(userId: string, id: string): Promise<{ job: StepJobRow; run: RunRow }> {
    const run = await runs.own(userId, id).catch(() => undefined);
    const job = run && (await findJob(db, run.id));
    if (!run || !job) throw notFound('job');
    return { job, run };
  }

  async function stored(userId: string, id: string): Promise<StoredRun> {
    const { job, run } = await own(userId, id);
    const rows = await findJobSteps(db, [id]);
    const made = await leaves.present(userId, idsOfLeaves(rows));
    const order = orderAgain(job, run);
    const tools = await loadGraphTools(job.graph);
    const read = readLeaves(job, rows, made, tools);
    const found = { job, run, made, order, files: read.files };
    if (!isEnded(run.status)) return { ...found, rows };
    // A leaf may have ended after the run was cancelled: it is paid, so that it counts.
    const moment = { job, tools, ...read, uses: new Map(), cancelled: true, now: new Date(), leftToday: null };
    const moves = nextMoves(moment, rows);
    const isMoved = (row: JobStepRow) =>
      moves.find(({ step_id, item }) => step_id === row.step_id && item === row.item);
    return { ...found, rows: rows.map((row) => isMoved(row) ?? row) };
  }

  async function ended(userId: string, id: string): Promise<StoredRun> {
    const found = await stored(userId, id);
    if (!isEnded(found.run.status)) throw new AppError('conflict', 'It is under way. Cancel it first.');
    return found;
  }

  const orderAgain = (job: StepJobRow, run: RunRow): GraphOrder => ({
    ...{ name: run.title, graph: job.graph, inputs: job.inputs, options: job.options },
    ...(job.brand_profile_id && { brandProfileId: job.brand_profile_id }),
    ...(job.template_id && { templateId: job.template_id }),
    ...(job.agent_id && { agentId: job.agent_id }),
    ...readOrigin(run),
    ...(job.instructions && { instructions: job.instructions }),
    ...(job.budget && { budget: job.budget }),
    ...(job.daily_cap && { dailyCap: job.daily_cap }),
  });

  async function present(jobs: readonly StepJobRow[]): Promise<StepJob[]> {
    const ids = jobs.map(({ id }) => id);
    const [rows, found] = await Promise.all([findJobSteps(db, ids), readRuns(db, ids)]);
    const [first] = jobs;
    const made = first ? await leaves.present(first.user_id, idsOfLeaves(rows)) : [];
    const leafOf = new Map(made.map((leaf) => [leaf.id, leaf]));
    return jobs.flatMap((job) => {
      const run = found.find(({ id }) => id === job.id);
      const own = rows.filter(({ job_id }) => job_id === job.id);
      return run ? [toStepJob(job, run, own, leafOf)] : [];
    });
  }

  async function shown(userId: string, id: string, origin: JobOrigin | undefined) {
    const { job, run } = await own(userId, id);
    const [presented] = await present([job]);
    if (!presented || (origin && origin !== jobOrigin(job, run))) throw notFound('job');
    return { job, shown: presented };
  }

  return {
    ...weigher,
    start(userId, order, key, checkNew) {
      const { most: _most, ...asked } = order;
      return begin(userId, order, { key, asked, checkNew });
    },
    async resume(userId, order, { id, done }, checkNew) {
      const made = await leaves.present(userId, Object.values(done));
      const taken = rowsOfRuns(order.graph, done, made, await loadGraphTools(order.graph));
      return begin(userId, order, { key: partId(id, 'again'), asked: { resumes: id }, taken, resumes: id, checkNew });
    },
    stored,
    async takeOver(userId, repeated, prepare) {
      const known = await findAsked(userId, repeated);
      if (known) return known.id;
      const { order, ...taken } = await prepare();
      return begin(userId, order, { ...repeated, ...taken });
    },
    list: async (userId, limit, origin) => present(await listJobs(db, userId, limit, origin)),
    read: async (userId, id, origin) => (await shown(userId, id, origin)).shown,
    async rows(userId, ids) {
      const [jobs, found, rows] = await Promise.all([findJobs(db, ids), readRuns(db, ids), findJobSteps(db, ids)]);
      return jobs.flatMap((job) => {
        const run = found.find(({ id, user_id: owner }) => id === job.id && owner === userId);
        return run ? [{ job, run, rows: rows.filter(({ job_id }) => job_id === job.id) }] : [];
      });
    },
    async parts(userId, id, origin) {
      const found = await shown(userId, id, origin);
      return runParts(found.job, found.shown);
    },
    async cancel(userId, id) {
      await own(userId, id);
      await runs.cancel(userId, id);
    },
    async retry(userId, id, key, most) {
      const { run, rows, files, order: before } = await ended(userId, id);
      const order = { ...before, most };
      if (run.status === 'completed') return begin(userId, order, { key, asked: { again: id, key } });
      const taken = rowsToTake(rows, (leaf) => files.has(leaf));
      return begin(userId, order, { key: partId(id, 'again'), asked: { resumes: id }, taken, resumes: id });
    },
    async edit(userId, id, { step, text }, key) {
      const { job, rows, files, order } = await ended(userId, id);
      const row = rows.find(({ step_id, item, state }) => step_id === step && item < 0 && state === 'done');
      if (row?.output?.text === undefined)
        throw new AppError('invalid_input', 'This step has no text to change.', { field: 'step' });
      if (handingSteps(job.graph, job.graph.steps, await loadGraphTools(job.graph)).has(step))
        throw new AppError('invalid_input', 'Later steps take this answer whole: change it where its tool shows it.', {
          field: 'step',
        });
      const changed = { ...row, output: editedOutput(row, text), edited: true };
      const taken = [...rowsBeside(job.graph, rows, step, (leaf) => files.has(leaf)), changed];
      return begin(userId, order, { key, asked: { edits: id, step, text }, taken, resumes: id });
    },
    async decide(userId, id, graph, { step, text, from = [], most }) {
      const { job, run, rows, files } = await ended(userId, id);
      const place = { job_id: id, step_id: step, item: -1, position: 0 };
      const decided = { state: 'done', input: { from }, output: { text }, finished_at: new Date() } as const;
      const taken = [...rowsBeside(graph, rows, step, (leaf) => files.has(leaf)), { ...BLANK, ...place, ...decided }];
      const asked = { decides: id, step, text, place: from.indexOf(text) };
      const order = { ...orderAgain(job, run), graph, most };
      return begin(userId, order, { key: partId(id, 'again'), asked, taken, resumes: id });
    },
    async answer(userId, id, { step, text, from, most }) {
      const { job } = await own(userId, id);
      await transact(db, async (tx) => {
        const run = await lockRun(tx, id);
        const rows = run ? await findJobSteps(tx, [id]) : [];
        const row = rows.find(({ step_id, item, state }) => step_id === step && item < 0 && state === 'asking');
        if (!row) throw new AppError('conflict', 'This step waits for no answer.');
        const offered = row.input?.from;
        if (Array.isArray(offered) && text.trim() === '')
          throw new AppError('invalid_input', 'Choose one.', { field: 'text' });
        assertWithinShown(sumLeft(job, rows), most);
        const input = from ? { ...row.input, from } : row.input;
        await saveSteps(tx, [{ ...row, input, state: 'done', output: { text }, finished_at: new Date() }]);
      });
      conductor.follow(id);
    },
    async raise(userId, id, budget) {
      const { job } = await own(userId, id);
      const rows = await findJobSteps(db, [id]);
      const { charges } = readLeaves(job, rows, await leaves.present(userId, idsOfLeaves(rows)), {});
      const { spent, held } = sumCommitted(job, rows, charges);
      if (budget < spent + held)
        throw new AppError('invalid_input', `It has cost ${spent + held} already.`, { field: 'budget' });
      const { rest = 0 } = readBudget({ ...job, budget: spent + held }, rows, charges) ?? {};
      await afford(userId, Math.min(rest, budget - spent - held));
      await transact(db, async (tx) => {
        const run = await lockRun(tx, id);
        if (!run) throw new AppError('conflict', 'It has ended.');
        await setBudget(tx, id, budget);
      });
      conductor.follow(id);
    },
    async passDay(userId, id) {
      await own(userId, id);
      await transact(db, async (tx) => {
        const run = await lockRun(tx, id);
        if (!run) throw new AppError('conflict', 'It has ended.');
        await dropDailyCap(tx, id);
      });
      conductor.follow(id);
    },
  };
}

interface Begin {
  readonly key: string | undefined;
  readonly asked: unknown;
  readonly taken?: readonly JobStepRow[];
  readonly resumes?: string | null;
  readonly checkNew?: (() => Promise<void>) | undefined;
}
