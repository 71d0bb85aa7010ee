import { createHash, randomUUID } from 'node:crypto';
import { promptBrandOf } from '@flint/shared/contracts/brand-facts';
import { brandText } from '@flint/shared/contracts/brand-text';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { checkGraph } from '@flint/shared/tools/steps/check-graph';
import { estimateGraph } from '@flint/shared/tools/steps/estimate';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import { dependentSteps } from '@flint/shared/tools/steps/needs';
import { INPUT, mapInput, readReferences } from '@flint/shared/tools/steps/references';
import type { Db } from '../../platform/db/database';
import { partId } from '../../platform/db/part-id';
import { transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { Brands } from '../brands/brands-service';
import type { Credits } from '../credits/credits-service';
import type { KindRegistry } from '../generation/kind-registry';
import { changeRun, lockRun, readRuns } from '../runs/run-rows';
import type { Runs } from '../runs/runs-service';
import { startRun } from '../runs/start-run';
import type { RunRow } from '../runs/tables';
import type { Conductor } from './conductor';
import { toStepJob } from './job-presenter';
import { idsOfLeaves, type Leaves, readLeaves } from './leaves';
import { BLANK, nextMoves } from './next-moves';
import { findJob, findJobSteps, insertJob, listJobs, saveSteps } from './steps-repository';
import type { JobOptions, JobStepRow, StepJobRow } from './tables';

/** What is to be carried out. */
export interface GraphOrder {
  readonly name: string;
  readonly graph: Graph;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly options: JobOptions;
  readonly brandProfileId?: string | undefined;
  readonly templateId?: string | undefined;
}

/** Every method that takes an id throws AppError `not_found` when it is no run of steps of the user's. */
export interface Steps {
  /** Checks a graph. @throws AppError `invalid_input` naming the field and the step */
  check(graph: Graph): Promise<void>;
  /**
   * Checks, prices and starts a graph. Idempotent by key.
   * @throws AppError `invalid_input` naming the field, `insufficient_credits` where the balance is below the most it can
   * cost, `idempotency_mismatch`
   */
  start(userId: string, order: GraphOrder, key: string | undefined): Promise<string>;
  /** Newest first. */
  list(userId: string, limit: number): Promise<StepJob[]>;
  read(userId: string, id: string): Promise<StepJob>;
  cancel(userId: string, id: string): Promise<void>;
  /** Starts a new run that takes over the finished steps. Idempotent by the run: it is retried once. */
  retry(userId: string, id: string, key: string | undefined): Promise<string>;
  /**
   * Starts a new run with another output of a step; what depends on it is made again.
   * @throws AppError `conflict` while the run is under way, `invalid_input` for a step without a text
   */
  edit(userId: string, id: string, change: { step: string; text: string }, key: string | undefined): Promise<string>;
  /** Answers a step that waits for its owner. @throws AppError `conflict` when it does not */
  answer(userId: string, id: string, answer: { step: string; text: string }): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly leaves: Leaves;
  readonly conductor: Conductor;
  readonly kinds: Pick<KindRegistry, 'makers' | 'costs'>;
  readonly runs: Pick<Runs, 'own' | 'cancel'>;
  readonly credits: Pick<Credits, 'balance'>;
  readonly brands: Pick<Brands, 'forPrompt'>;
}

const TITLE_MAX = 120;

export function createSteps(deps: Deps): Steps {
  const { db, leaves, conductor, kinds, runs, credits, brands } = deps;

  async function check(graph: Graph): Promise<void> {
    const [fault] = checkGraph(graph, await loadGraphTools(graph));
    if (fault) throw new AppError('invalid_input', fault.message, { field: fault.field });
  }

  /** @param taken finished steps of an earlier run, by which the price is lower */
  async function begin(
    userId: string,
    order: GraphOrder,
    { key, asked, taken = [], resumes = null }: Begin,
  ): Promise<string> {
    const { graph, options, brandProfileId: brand } = order;
    await check(graph);
    const inputs = checkedInputs(graph, order.inputs);
    const tools = await loadGraphTools(graph);
    const filmedBy = kinds.makers().video ?? 'embedded';
    const branded = brand !== undefined;
    const estimating = { costs: kinds.costs(), filmedBy, tools, inputs, branded, options };
    const { prices, total } = estimateGraph(graph, estimating);
    const facts = brand === undefined ? null : brandText(promptBrandOf(await brands.forPrompt(userId, brand)));
    const spared = taken.reduce((sum, { step_id, run_id }) => sum + (run_id === null ? 0 : (prices[step_id] ?? 0)), 0);
    const price = Math.max(0, total - spared);
    const { balance } = await credits.balance(userId);
    if (balance < price)
      throw new AppError(
        'insufficient_credits',
        `You have insufficient credits: this needs up to ${price}, you have ${balance}.`,
      );
    const id = key ?? randomUUID();
    const { name, templateId = null } = order;
    const { row, fresh } = await startRun(db, {
      id,
      userId,
      kind: 'steps',
      recipe: { name, templateId, steps: graph.steps.map((step) => step.id) },
      title: name.slice(0, TITLE_MAX),
      asked: graph.steps.length,
      fingerprint: createHash('sha256')
        .update(JSON.stringify({ kind: 'steps', asked }))
        .digest('hex'),
      servedBy: 'embedded',
      price,
      description: name.slice(0, TITLE_MAX),
      async alongside(tx) {
        const job: StepJobRow = {
          ...{ id, user_id: userId, template_id: templateId, graph, inputs, options, brand_profile_id: brand ?? null },
          ...{ brand_text: facts, prices, resumes },
        };
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

  async function ended(userId: string, id: string) {
    const { job, run } = await own(userId, id);
    if (!isEnded(run.status)) throw new AppError('conflict', 'It is under way. Cancel it first.');
    const rows = await findJobSteps(db, [id]);
    // A leaf may have ended after the run was cancelled: it is paid, so that it counts.
    const made = await leaves.present(userId, idsOfLeaves(rows));
    const tools = await loadGraphTools(job.graph);
    const moves = nextMoves(
      { job, tools, ...readLeaves(job, rows, made, tools), cancelled: true, now: new Date() },
      rows,
    );
    const isMoved = (row: JobStepRow) =>
      moves.find(({ step_id, item }) => step_id === row.step_id && item === row.item);
    return { job, run, rows: rows.map((row) => isMoved(row) ?? row) };
  }

  const again = (job: StepJobRow, run: RunRow): GraphOrder => ({
    ...{ name: run.title, graph: job.graph, inputs: job.inputs, options: job.options },
    ...(job.brand_profile_id && { brandProfileId: job.brand_profile_id }),
    ...(job.template_id && { templateId: job.template_id }),
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

  return {
    check,
    start: (userId, order, key) => begin(userId, order, { key, asked: order }),
    list: async (userId, limit) => present(await listJobs(db, userId, limit)),
    async read(userId, id) {
      const [job] = await present([(await own(userId, id)).job]);
      if (!job) throw notFound('job');
      return job;
    },
    async cancel(userId, id) {
      await own(userId, id);
      await runs.cancel(userId, id);
    },
    async retry(userId, id, key) {
      const { job, run, rows } = await ended(userId, id);
      const order = again(job, run);
      if (run.status === 'completed') return begin(userId, order, { key, asked: { again: id, key } });
      const taken = rows.filter(({ state }) => state === 'done' || state === 'skipped');
      return begin(userId, order, { key: partId(id, 'again'), asked: { resumes: id }, taken, resumes: id });
    },
    async edit(userId, id, { step, text }, key) {
      const { job, run, rows } = await ended(userId, id);
      const row = rows.find(({ step_id, item, state }) => step_id === step && item < 0 && state === 'done');
      if (row?.output?.text === undefined)
        throw new AppError('invalid_input', 'This step has no text to change.', { field: 'step' });
      const follows = new Set(dependentSteps(job.graph, step));
      const changed = { ...row, output: editedOutput(row, text), edited: true };
      const kept = rows.filter(
        ({ step_id, state }) => !follows.has(step_id) && (state === 'done' || state === 'skipped'),
      );
      const taken = kept.map((each) => (each === row ? changed : each));
      return begin(userId, again(job, run), { key, asked: { edits: id, step, text }, taken, resumes: id });
    },
    async answer(userId, id, { step, text }) {
      await own(userId, id);
      await transact(db, async (tx) => {
        const run = await lockRun(tx, id);
        const rows = run ? await findJobSteps(tx, [id]) : [];
        const row = rows.find(({ step_id, item, state }) => step_id === step && item < 0 && state === 'asking');
        if (!row) throw new AppError('conflict', 'This step waits for no answer.');
        const offered = row.input?.from;
        if (Array.isArray(offered) && text.trim() === '')
          throw new AppError('invalid_input', 'Choose one.', { field: 'text' });
        await saveSteps(tx, [{ ...row, state: 'done', output: { text }, finished_at: new Date() }]);
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
}

/** Every value that a list of texts had is replaced by the lines of the new text. */
function editedOutput({ output }: JobStepRow, text: string): NonNullable<JobStepRow['output']> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = Object.entries(output ?? {}).map(([name, value]) => [
    name,
    name === 'best' ? (lines[0] ?? text) : typeof value === 'string' ? text : lines,
  ]);
  return { ...Object.fromEntries(values), text };
}

function firstRows({ id, graph }: StepJobRow, taken: readonly JobStepRow[]): JobStepRow[] {
  const place = new Map(graph.steps.map((step, at) => [step.id, at]));
  const reused = taken.map((row) => ({ ...row, job_id: id, reused: true, position: place.get(row.step_id) ?? 0 }));
  const fresh = graph.steps.flatMap((step, position): JobStepRow[] => {
    if (reused.some(({ step_id, item }) => step_id === step.id && item < 0)) return [];
    return [{ ...BLANK, ...{ job_id: id, step_id: step.id, item: -1, position } }];
  });
  return [...reused, ...fresh];
}

/** The form's values, with its defaults. @throws AppError naming a wrong field, or an empty one that a step refers to */
function checkedInputs(graph: Graph, inputs: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { data, error } = inputSchema(graph.inputs).safeParse(inputs);
  if (error) {
    const [issue] = error.issues;
    throw new AppError('invalid_input', issue?.message ?? 'Look at the inputs.', {
      field: ['inputs', ...(issue?.path ?? [])].join('.'),
    });
  }
  const filled = data as Record<string, unknown>;
  mapInput(
    graph.steps.map(({ input }) => input),
    (text) => {
      for (const found of readReferences(text)) {
        const value = found?.from === INPUT ? filled[found.output] : 'a value';
        const isEmpty =
          value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
        if (found && isEmpty)
          throw new AppError('invalid_input', `${graph.inputs[found.output]?.label ?? found.output} is missing.`, {
            field: `inputs.${found.output}`,
          });
      }
      return text;
    },
  );
  return filled;
}
