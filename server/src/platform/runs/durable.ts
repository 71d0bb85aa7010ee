import { DBOS, type WorkflowQueue } from '@dbos-inc/dbos-sdk';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { guardedPool } from '../db/guarded-pool';
import { engineInternals } from './engine-internals';
import { type ExecutorSlot, takeExecutorSlot } from './executor-slot';
import { withIdleTimeout } from './idle-timeout';
import { dispatchQueues } from './queue-dispatcher';
import { announceQueues } from './queue-trigger-repository';
import type { RunSignals } from './signals';
import { watchStranded } from './stranded';
import { WORKFLOW_VERSION } from './workflow-version';
import { findPending, findWaitingQueues } from './workflows-repository';

/**
 * The engine looks for events and streams to announce every 10 ms, for schedules and for workflows past their deadline
 * every second; Flint has none.
 */
const UNUSED_MS = 60_000;
/** The engine's connections of a process, and how long it waits for one: its own defaults. */
const CONNECTIONS = 10;
const CONNECT_MS = 10_000;
/** Name in the engine of all processes that do no workflow. */
const QUEUES_ONLY = 'web';

export interface QueueLimits {
  /** Workflows one process runs at once. */
  readonly perProcess: number;
  /** Workflows of one user running at once; further ones wait, without blocking other users. */
  readonly perUser: number;
}

export interface Durable {
  /** Resumes the workflows of dead and of stopped processes, and those claimed here of which an outage hid the claim. */
  adoptOrphans(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the workflow engine. Workflows must be registered before. Unfinished workflows of this process's predecessor
 * resume after their last checkpoint.
 */
export async function launchDurable(options: {
  databaseUrl: string;
  /** False: workflows are queued here, and done by other processes. */
  works: boolean;
  pool: pg.Pool;
  queues: Record<string, QueueLimits>;
  /** Absent where only the engine's tables are prepared. */
  signals?: Pick<RunSignals, 'onQueue'>;
  log: FastifyBaseLogger;
}): Promise<Durable> {
  const slot = options.works ? await takeExecutorSlot(options.pool) : undefined;
  const systemDatabaseUrl = withIdleTimeout(options.databaseUrl);
  // The engine guards its own pool's connections only once it has them.
  const systemDatabasePool = guardedPool({
    connectionString: systemDatabaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'flint-engine',
    max: CONNECTIONS,
  });
  DBOS.setConfig({
    name: 'flint',
    systemDatabaseUrl,
    systemDatabasePool,
    executorID: slot?.executorId ?? QUEUES_ONLY,
    applicationVersion: WORKFLOW_VERSION,
    logLevel: 'error',
    runAdminServer: false,
    notificationCoalesceMs: UNUSED_MS,
    schedulerPollingIntervalMs: UNUSED_MS,
  });
  await DBOS.launch();
  const engine = engineInternals();
  // It polls by the wall clock, and where no work is done as well.
  engine.stopPolling();
  engine.lookForDeadlinesEvery(UNUSED_MS);
  await announceQueues(options.pool);
  const queues = [engine.resumedQueue, ...(await registerQueues(options.queues))];
  const dispatcher =
    slot &&
    dispatchQueues(
      queues.map((queue) => ({
        name: queue.name,
        poll: (signal) => engine.poll(queue, signal),
        running: () => engine.running(queue.name),
      })),
      () => findWaitingQueues(options.pool),
    );
  const unsubscribe = dispatcher && options.signals?.onQueue(dispatcher.wake);
  const stranded = watchStranded(engine.isRunning);
  return {
    adoptOrphans: async () => slot && adoptOrphans({ slot, stranded, pool: options.pool, log: options.log }),
    async stop() {
      unsubscribe?.();
      await dispatcher?.stop();
      await DBOS.shutdown();
      await systemDatabasePool.end();
      slot?.release();
    },
  };
}

/** Registers queues, of which most are known from an earlier start: each takes the engine seven statements. */
async function registerQueues(limits: Record<string, QueueLimits>): Promise<WorkflowQueue[]> {
  const known = new Map((await DBOS.listQueues()).map((queue) => [queue.name, queue]));
  const queues: WorkflowQueue[] = [];
  for (const [name, { perProcess, perUser }] of Object.entries(limits)) {
    const queue = known.get(name);
    const isAsWanted = queue?.workerConcurrency === perProcess && queue.partitionConcurrency === perUser;
    const wanted = { workerConcurrency: perProcess, partitionConcurrency: perUser };
    queues.push(isAsWanted ? queue : await DBOS.registerQueue(name, { ...wanted, onConflict: 'always_update' }));
  }
  return queues;
}

async function adoptOrphans({
  slot,
  stranded,
  pool,
  log,
}: {
  slot: ExecutorSlot;
  stranded: ReturnType<typeof watchStranded>;
  pool: pg.Pool;
  log: FastifyBaseLogger;
}): Promise<void> {
  const silent = await slot.endSilent();
  if (silent.length > 0) log.warn({ silent }, 'processes that are stopped lose their work to others');
  const pending = await findPending(pool);
  const own = stranded(pending.filter(({ executorId }) => executorId === slot.executorId).map(({ id }) => id));
  if (own.length > 0) {
    log.warn({ stranded: own }, 'resuming work that was claimed here without an answer from the database');
    await DBOS.resumeWorkflows([...own]);
  }
  const owners = new Set(pending.flatMap(({ executorId }) => executorId ?? []));
  for (const owner of owners)
    await slot.whileDead(owner, async () => {
      // Read again under the lock: meanwhile the owner may have returned, or another process resumed its workflows.
      const orphans = (await findPending(pool)).filter(({ executorId }) => executorId === owner).map(({ id }) => id);
      if (orphans.length === 0) return;
      log.warn({ owner, orphans }, 'resuming the work of a process that is gone');
      await DBOS.resumeWorkflows(orphans);
    });
}
