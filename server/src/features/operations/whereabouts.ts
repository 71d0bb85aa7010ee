import { isEnded } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import { type LivingExecutor, livingExecutors } from '../../platform/runs/living-executors-repository';
import { WORKFLOW_VERSION } from '../../platform/runs/workflow-version';
import type { RunRow } from '../runs/tables';
import { countInQueue, findDeadline, findEngineSteps, findWorkflow } from './workflow-repository';

/** Location of an unfinished run, and what it waits for; times in milliseconds since 1970. */
export type Whereabouts =
  | { readonly at: 'ended' }
  /** Paid, and not handed to a queue yet. */
  | { readonly at: 'unqueued'; readonly servers: number }
  | {
      readonly at: 'queue';
      readonly queue: string;
      readonly since: number;
      /** Runs before it in the same queue, and those in work. */
      readonly ahead: number;
      readonly working: number;
      readonly servers: number;
    }
  | {
      readonly at: 'executor';
      readonly queue: string | null;
      readonly executorId: string;
      /** The process that works on it; null when it is dead. */
      readonly holder: LivingExecutor | null;
      /** The step that ended last. */
      readonly lastStep: { readonly name: string; readonly endedAt: number | null } | null;
      readonly deadline: number | null;
      readonly attempts: number;
      readonly servers: number;
    }
  /** Its workflow ended, or belongs to another version, and the run did not end with it. */
  | { readonly at: 'lost'; readonly status: string; readonly version: string | null; readonly servers: number };

const WAITING = new Set(['ENQUEUED', 'DELAYED']);

/** Finds out where an unfinished run is: the queue it waits in, or the process that works on it. */
export async function findWhereabouts(db: Db, run: Pick<RunRow, 'id' | 'status'>): Promise<Whereabouts> {
  if (isEnded(run.status)) return { at: 'ended' };
  const [workflow, living] = await Promise.all([findWorkflow(db, run.id), livingExecutors(db)]);
  const servers = living.length;
  if (!workflow) return { at: 'unqueued', servers };
  const { status, queue, executorId, version, attempts, createdAt } = workflow;
  if (WAITING.has(status) && queue !== null)
    return { at: 'queue', queue, since: createdAt, ...(await countInQueue(db, queue, createdAt)), servers };
  if (status !== 'PENDING' || executorId === null || version !== WORKFLOW_VERSION)
    return { at: 'lost', status, version, servers };
  const [steps, deadline] = await Promise.all([findEngineSteps(db, run.id), findDeadline(db, run.id)]);
  const last = steps.at(-1);
  return {
    at: 'executor',
    queue,
    executorId,
    holder: living.find((executor) => executor.executorId === executorId) ?? null,
    lastStep: last ? { name: last.name, endedAt: last.endedAt } : null,
    deadline: deadline ?? null,
    attempts,
    servers,
  };
}
