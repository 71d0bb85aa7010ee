import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { withIdleTimeout } from '../../platform/runs/idle-timeout';
import { whileExecutorIsDead } from '../../platform/runs/living-executors-repository';
import type { RunRow } from '../runs/tables';
import { Refused } from './refused';
import type { Whereabouts } from './whereabouts';

/**
 * Requeues a stuck run: one whose process is dead, or whose durable workflow gave up. It resumes after its last
 * checkpoint.
 * @returns what happens next, in a sentence
 * @throws Refused where it is not stuck, with its whereabouts
 */
export async function takeUpRun(
  db: Db,
  databaseUrl: string,
  run: Pick<RunRow, 'id'>,
  found: Whereabouts,
  actor: string,
): Promise<string> {
  const { id } = run;
  if (found.at === 'ended') throw new Refused(`Run ${id} has ended.`);
  const when = found.servers > 0 ? 'A running server goes on with it.' : 'A server goes on with it at its next start.';
  if (found.at === 'unqueued')
    throw new Refused(`Run ${id} is paid and not queued yet: a server queues it by itself. ${when}`);
  if (found.at === 'queue') throw new Refused(`Run ${id} is not stuck: it waits in ${found.queue}.`);
  const resume = async () => {
    await transact(db, (tx) => audit(tx, { actor, action: 'run.take-up', target: id }));
    await resumeWorkflow(databaseUrl, id);
  };
  if (found.at === 'lost') {
    await resume();
    return `Its workflow (${found.status}) is queued again. ${when}`;
  }
  if (!(await whileExecutorIsDead(db, found.executorId, resume)))
    throw new Refused(
      `Run ${id} is not abandoned: ${found.executorId} is alive and works on it. Cancel it, or restart that process.`,
    );
  return `${found.executorId}, which worked on it, is dead: it is queued again. ${when}`;
}

/** Lazy import: loading the engine takes longer than most commands. */
async function resumeWorkflow(databaseUrl: string, id: string): Promise<void> {
  const { DBOSClient } = await import('@dbos-inc/dbos-sdk');
  const client = await DBOSClient.create({
    systemDatabaseUrl: withIdleTimeout(databaseUrl),
    systemDatabasePoolSize: 1,
    applicationName: 'flint',
  });
  try {
    await client.resumeWorkflow(id);
  } finally {
    await client.destroy();
  }
}
