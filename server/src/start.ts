import { buildApp } from './app';
import type { Config } from './config';
import { loadConfig } from './config/load-config';
import { useWritableTemp } from './config/writable-temp';
import { FEATURES } from './features';
import { assertNoRestore } from './features/backup/restore-marker';
import { kinds } from './features/generation/kinds-feature';
import { builtInQueues } from './features/generation/queues';
import { createKeyChecks, type KeyChecks } from './platform/checks/key-checks';
import { type Composition, compose } from './platform/composition/compose';
import { listen, reservePort } from './platform/http/listen';
import { database } from './platform/postgres/database-feature';
import { launchDurable } from './platform/runs/durable';
import { signals } from './platform/runs/feature';
import { startSweeps } from './platform/runs/sweeps';
import { startErrorReports } from './platform/telemetry/error-reports/error-reports';
import { createLogger } from './platform/telemetry/logger';
import type { Metrics } from './platform/telemetry/metrics/create-metrics';
import { startTracing } from './platform/telemetry/tracing';
import { VERSION } from './version';
import { watch } from './watch';
import { buildWorkerApp } from './worker-app';

/** Keys are checked this much more seldom than other sweeps run: once a minute. */
const KEYS_EVERY = 12;

export interface RunningServer {
  /** What to print when it is ready. */
  readonly greeting: string;
  /** Answers what is under way, keeps what is not done for the next start, ends everything it started. */
  stop(): Promise<void>;
}

/**
 * Starts the whole product in this process.
 * @param stopped aborts when the server is to stop, also while it starts
 * @throws ConfigError when the environment, the port or the database does not allow it
 */
export async function start(env: NodeJS.ProcessEnv, stopped?: AbortSignal): Promise<RunningServer> {
  const asked = loadConfig(env);
  assertNoRestore(asked.dataDir);
  useWritableTemp(asked.dataDir);
  const reserved = asked.port === 0 ? await reservePort(asked.host) : undefined;
  const config = reserved ? loadConfig({ ...env, PORT: String(reserved.port) }) : asked;
  const log = createLogger(config.logLevel);
  const stopping = new AbortController();
  stopped?.addEventListener('abort', () => stopping.abort(), { once: true });
  const ends: (() => unknown)[] = [];
  const onStop = (end: () => unknown) => void ends.push(end);
  const stop = async () => {
    stopping.abort();
    for (const end of ends.reverse()) await end();
  };
  try {
    if (reserved) onStop(() => reserved.release());
    if (config.monitoring)
      onStop(
        await startErrorReports({
          ...config.monitoring,
          environment: config.environment,
          release: `server@${VERSION}`,
        }),
      );
    if (config.traces) onStop(await startTracing({ version: VERSION, environment: config.environment }));
    const server = await compose(FEATURES, { config, log, stopping: stopping.signal, onStop });
    const metrics = watch(server);
    const keys = createKeyChecks(server.context.contributed('keyChecks'), log, stopping.signal);
    await work(config, server, metrics, keys);
    const app =
      config.role === 'worker'
        ? buildWorkerApp(config, server, metrics, keys)
        : await buildApp(config, server, metrics, keys);
    onStop(app.end);
    await listen(app.http, config, reserved);
    return { greeting: greetingOf(config, server).join('\n'), stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

function greetingOf({ role, host, port, publicUrl }: Config, { greeting }: Composition): string[] {
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const isBehind = publicUrl !== `http://localhost:${port}`;
  if (role !== 'worker')
    return [...greeting, ...(isBehind ? [`Flint listens at ${own}`] : []), `Flint is ready at ${publicUrl}`];
  return ['This process is a worker: it answers /healthz, /readyz and /metrics.', `Flint is ready at ${own}`];
}

/** Takes up durable work and the sweeps, as far as the role has them: every workflow is registered by now. */
async function work(config: Config, server: Composition, { onSweep }: Metrics, keys: KeyChecks): Promise<void> {
  const { pool, url: databaseUrl } = server.get(database);
  const { log, onStop } = server.context;
  const queues = { ...builtInQueues(server.get(kinds).all), ...server.queues };
  const works = config.role !== 'web';
  const durable = await launchDurable({ databaseUrl, works, pool, queues, signals: server.get(signals), log });
  onStop(() => durable.stop());
  const orphans = { name: 'orphaned-workflows', everyMs: config.sweepMs, run: () => durable.adoptOrphans() };
  const every = [keys.sweep(KEYS_EVERY * config.sweepMs), ...server.context.contributed('sweeps')];
  const own = works ? [orphans, ...every] : every.filter(({ isOfEveryProcess }) => isOfEveryProcess);
  const sweeps = startSweeps(own, log, onSweep);
  onStop(() => sweeps.stop());
}
