import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import type { Db } from '../../platform/db/database';
import { AppError, notFound } from '../../platform/http/app-error';
import { readRuns } from '../runs/run-rows';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';
import type { GraphOrder } from './graph-order';
import { toStepJob } from './job-presenter';
import { idsOfLeaves, type Leaves, readLeaves } from './leaves';
import { nextMoves } from './next-moves';
import { type RunParts, runParts } from './run-parts';
import { findJob, findJobSteps, findJobs, type JobOrigin, listJobs } from './steps-repository';
import type { JobStepRow, StepJobRow } from './tables';
import { jobOrigin, readOrigin } from './workflow-runs';

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

/** Reads runs of steps. */
export interface StoredRuns {
  /** Newest first. */
  list(userId: string, limit: number, origin: JobOrigin): Promise<StepJob[]>;
  /** @param origin of which it must be; by default any */
  read(userId: string, id: string, origin?: JobOrigin): Promise<StepJob>;
  /** What its owner reads of it besides its steps. */
  parts(userId: string, id: string, origin?: JobOrigin): Promise<RunParts>;
  /** A run with its rows and leaves, by which other features tell what became of it. */
  stored(userId: string, id: string): Promise<StoredRun>;
  /** The user's own runs of these ids with their rows, by which other features present them; in no particular order. */
  rows(userId: string, ids: readonly string[]): Promise<StepRows[]>;
}

/** What other parts of this feature read of them besides. */
export interface OwnRuns extends StoredRuns {
  own(userId: string, id: string): Promise<Pick<StepRows, 'job' | 'run'>>;
  /** @throws AppError `conflict` while it is under way */
  ended(userId: string, id: string): Promise<StoredRun>;
}

interface StoredRunsDeps {
  readonly db: Db;
  readonly leaves: Pick<Leaves, 'present'>;
  readonly runs: Pick<Runs, 'own'>;
}

export function createStoredRuns({ db, leaves, runs }: StoredRunsDeps): OwnRuns {
  async function own(userId: string, id: string): Promise<Pick<StepRows, 'job' | 'run'>> {
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
    ...{ own, stored, ended },
    list: async (userId, limit, origin) => present(await listJobs(db, userId, limit, origin)),
    read: async (userId, id, origin) => (await shown(userId, id, origin)).shown,
    async parts(userId, id, origin) {
      const found = await shown(userId, id, origin);
      return runParts(found.job, found.shown);
    },
    async rows(userId, ids) {
      const [jobs, found, rows] = await Promise.all([findJobs(db, ids), readRuns(db, ids), findJobSteps(db, ids)]);
      return jobs.flatMap((job) => {
        const run = found.find(({ id, user_id: owner }) => id === job.id && owner === userId);
        return run ? [{ job, run, rows: rows.filter(({ job_id }) => job_id === job.id) }] : [];
      });
    },
  };
}

/** What a run was ordered with, as it is ordered again. */
function orderAgain(job: StepJobRow, run: RunRow): GraphOrder {
  return {
    ...{ name: run.title, graph: job.graph, inputs: job.inputs, options: job.options },
    ...(job.brand_profile_id && { brandProfileId: job.brand_profile_id }),
    ...(job.template_id && { templateId: job.template_id }),
    ...(job.agent_id && { agentId: job.agent_id }),
    ...readOrigin(run),
    ...(job.instructions && { instructions: job.instructions }),
    ...(job.budget && { budget: job.budget }),
    ...(job.daily_cap && { dailyCap: job.daily_cap }),
  };
}
