import { WAITING_PHASE } from '@flint/shared/contracts/runs';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { announce } from '../../platform/runs/signals';
import { finishRun } from '../runs/finish-run';
import { recordDelivery } from '../runs/record-delivery';
import { changeRun, lockRun, readRun } from '../runs/run-rows';
import { readLeftToday } from './day-cap';
import { readJobWords } from './job-words';
import { idsOfLeaves, type Leaves, readLeaves } from './leaves';
import { type Moment, nextMoves } from './next-moves';
import { findJob, findJobSteps, saveSteps } from './steps-repository';
import type { JobStepRow, StepState } from './tables';

export interface AdvanceDeps {
  readonly db: Db;
  readonly leaves: Leaves;
  readonly log: FastifyBaseLogger;
}

const OPEN: readonly StepState[] = ['asking', 'paused', 'pending', 'looping'];

/** Where a run of steps stands: leaves are under way, only its owner can move it, or it has ended. */
export type Standing = 'going' | 'asking' | 'ended';

/**
 * Moves a run of steps on: takes over ended leaves, begins what is ready, and ends the run. Each move is one short
 * transaction under the lock of the run, so that it may be killed and repeated, in any process.
 */
export async function advance(deps: AdvanceDeps, id: string): Promise<Standing> {
  const { db, leaves, log } = deps;
  const job = await findJob(db, id);
  if (!job) return 'ended';
  const tools = await loadGraphTools(job.graph);
  const before = await findJobSteps(db, [id]);
  const made = await leaves.present(job.user_id, idsOfLeaves(before));
  const moment = { job, tools, ...readLeaves(job, before, made, tools) };
  const moved = await move(db, moment);
  if (!moved) return 'ended';
  const known = new Set(made.map(({ id: runId }) => runId));
  let refused = false;
  for (const row of moved.filter(({ state, run_id }) => state === 'ordered' && !known.has(run_id ?? ''))) {
    try {
      await leaves.order(job, row);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error, runId: id, step: row.step_id }, 'a step was not begun');
      await refuse(db, row, error.message);
      refused = true;
    }
  }
  if (refused) return advance(deps, id);
  const isGoing = moved.some(({ state }) => state === 'ordered');
  const failed = moved.find(({ state }) => state === 'failed');
  const isOpen = moved.some(({ state }) => OPEN.includes(state));
  const cancelled = (await readRun(db, id))?.cancel_requested_at != null;
  if (isGoing) return 'going';
  if (isOpen && !failed && !cancelled) return 'asking';
  const reason = failed && ({ code: 'provider_failed', words: failed.message ?? 'A step failed.' } as const);
  await finishRun(db, id, reason, (tx) => readJobWords(tx, id));
  return 'ended';
}

/** The moves of one transaction. @returns every row as it is then; undefined when the run has ended */
function move(db: Db, moment: Omit<Moment, 'cancelled' | 'now' | 'leftToday'>): Promise<JobStepRow[] | undefined> {
  const { id } = moment.job;
  return transact(db, async (tx) => {
    const run = await lockRun(tx, id);
    if (!run) return undefined;
    const cancelled = run.cancel_requested_at !== null;
    const rows = await findJobSteps(tx, [id]);
    const now = new Date();
    const leftToday = await readLeftToday(tx, moment.job, now);
    const moves = nextMoves({ ...moment, cancelled, now, leftToday }, rows);
    // Ordered and never started: a cancelled run starts no leaf, so that nothing is under way for it.
    for (const row of cancelled ? rows.filter(({ state }) => state === 'ordered') : [])
      if (row.run_id && !(await readRun(tx, row.run_id)))
        moves.push({ ...row, state: 'failed', message: 'Cancelled.' });
    await saveSteps(tx, moves);
    const moved = moves.length === 0 ? rows : await findJobSteps(tx, [id]);
    // A condition that was put in for a workflow is no step of its own.
    const named = run.kind === 'steps' ? run.recipe.steps : [];
    const steps = moved.filter(({ item, step_id }) => item < 0 && named.includes(step_id));
    const units = steps.filter(({ state }) => state === 'done' || state === 'skipped').length;
    // A run that took over every step makes no move, and has delivered all the same.
    if (moves.length === 0 && run.units === units) return rows;
    await recordDelivery(tx, id, { units, accrued: 0, output: null }, true);
    const asking = moved.some(({ state }) => state === 'asking' || state === 'paused');
    const isGoing = moved.some(({ state }) => state === 'ordered');
    const under = steps.filter(({ state }) => state === 'ordered' || state === 'looping').map(({ step_id }) => step_id);
    const phase = !isGoing && asking ? WAITING_PHASE : under.join(', ') || 'Finishing';
    await changeRun(tx, id, { phase, progress: Math.floor((100 * units) / Math.max(1, steps.length)) });
    await announce(tx, run);
    return moved;
  });
}

/** Records that a leaf was refused, unless it exists: another process may have started it. */
function refuse(db: Db, row: JobStepRow, message: string): Promise<void> {
  return transact(db, async (tx) => {
    const run = await lockRun(tx, row.job_id);
    if (!run || (row.run_id && (await readRun(tx, row.run_id)))) return;
    await saveSteps(tx, [{ ...row, state: 'failed', message, finished_at: new Date() }]);
    await announce(tx, run);
  });
}
