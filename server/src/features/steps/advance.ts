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
import type { Contexts } from './contexts';
import { readLeftToday } from './day-cap';
import { readJobWords } from './job-words';
import { idsOfLeaves, type Leaves, readLeaves } from './leaves';
import { type Moment, nextMoves } from './next-moves';
import { findCaps, findJob, findJobSteps, saveSteps } from './steps-repository';
import type { JobStepRow, StepState } from './tables';

export interface AdvanceDeps {
  readonly db: Db;
  readonly leaves: Leaves;
  readonly contexts: Contexts;
  readonly log: FastifyBaseLogger;
  /** Does what needs the database alone in turn with moves of other runs; what waits for others' servers is outside. */
  readonly inTurn: <T>(move: () => Promise<T>) => Promise<T>;
}

const OPEN: readonly StepState[] = ['asking', 'paused', 'pending', 'looping'];

/** Where a run of steps stands: leaves are under way, only its owner can move it, or it has ended. */
export type Standing = 'going' | 'asking' | 'ended';

/**
 * Moves a run of steps on: takes over ended leaves, begins what is ready, reads what steps name, and ends the run. Each
 * move is one short transaction under the lock of the run, so that it may be killed and repeated, in any process.
 */
export async function advance(deps: AdvanceDeps, id: string): Promise<Standing> {
  const { db, leaves, contexts, log, inTurn } = deps;
  const found = await inTurn(() => moveOn(deps, id));
  if (!found) return 'ended';
  const { job, made, moved } = found;
  const known = new Set(made.map(({ id: runId }) => runId));
  let isMoved = false;
  /** Does the work of an ordered step, or ends the step with the reason why it cannot be done. */
  const attempt = async (row: JobStepRow, work: () => Promise<Partial<JobStepRow> | undefined>) => {
    const end = await work().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error, runId: id, step: row.step_id }, 'a step was not begun');
      return { state: 'failed', message: error.message } as const;
    });
    if (!end) return;
    await settle(db, row, end);
    isMoved = true;
  };
  const ordered = moved.filter(({ state }) => state === 'ordered');
  for (const row of ordered)
    if (row.run_id !== null && !known.has(row.run_id))
      await attempt(row, async () => {
        await leaves.order(job, row);
        return undefined;
      });
  const readings = ordered.filter(({ run_id }) => run_id === null);
  await Promise.all(
    readings.map((row) =>
      attempt(row, async () => {
        const { output, note } = await contexts.read(job.user_id, row.input ?? {});
        return { state: 'done', output, message: note };
      }),
    ),
  );
  if (isMoved) return advance(deps, id);
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

/** Reads a run and makes its moves. @returns it with every row as it is then; undefined when it has ended */
async function moveOn({ db, leaves }: AdvanceDeps, id: string) {
  const job = await findJob(db, id);
  if (!job) return undefined;
  const tools = await loadGraphTools(job.graph);
  const before = await findJobSteps(db, [id]);
  const made = await leaves.present(job.user_id, idsOfLeaves(before));
  const uses = await leaves.uses(job, before, made, tools);
  const moved = await move(db, { job, tools, uses, ...readLeaves(job, before, made, tools) });
  return moved && { job, made, moved };
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
    const job = { ...moment.job, ...(await findCaps(tx, id)) };
    const leftToday = await readLeftToday(tx, job, now);
    const moves = nextMoves({ ...moment, job, cancelled, now, leftToday }, rows);
    // Ordered and never started: a cancelled run starts no leaf, so that nothing is under way for it.
    for (const row of cancelled ? rows.filter(({ state }) => state === 'ordered') : [])
      if (!row.run_id || !(await readRun(tx, row.run_id)))
        moves.push({ ...row, state: 'failed', message: 'Cancelled.' });
    await saveSteps(tx, moves);
    const moved = moves.length === 0 ? rows : await findJobSteps(tx, [id]);
    // A condition that was put in for a workflow is no step of its own.
    const named = run.kind === 'steps' ? run.recipe.steps : [];
    const steps = moved.filter(({ item, step_id }) => item < 0 && named.includes(step_id));
    const units = steps.filter(({ state }) => state === 'done' || state === 'skipped').length;
    const waits = moved.some(({ state }) => state === 'asking' || state === 'paused');
    const isBusy = cancelled || moved.some(({ state }) => state === 'ordered' || state === 'failed');
    const under = steps.filter(({ state }) => state === 'ordered' || state === 'looping').map(({ step_id }) => step_id);
    // The sweep passes over a run of this phase: it is written only where nothing but its owner moves the run on.
    const phase = waits && !isBusy ? WAITING_PHASE : under.join(', ') || 'Finishing';
    // A run that took over every step makes no move, and has delivered all the same.
    if (moves.length === 0 && run.units === units && run.phase === phase) return rows;
    await recordDelivery(tx, id, { units, accrued: 0, output: null }, true);
    await changeRun(tx, id, { phase, progress: Math.floor((100 * units) / Math.max(1, steps.length)) });
    await announce(tx, run);
    return moved;
  });
}

/** Ends an ordered step, unless another process has started its leaf or has ended it. */
function settle(db: Db, row: JobStepRow, end: Partial<JobStepRow>): Promise<void> {
  return transact(db, async (tx) => {
    const run = await lockRun(tx, row.job_id);
    if (!run || (row.run_id && (await readRun(tx, row.run_id)))) return;
    const rows = await findJobSteps(tx, [row.job_id]);
    if (!rows.some(({ step_id, item, state }) => step_id === row.step_id && item === row.item && state === 'ordered'))
      return;
    await saveSteps(tx, [{ ...row, ...end, finished_at: new Date() }]);
    await announce(tx, run);
  });
}
