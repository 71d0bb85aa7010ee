import { setMaxListeners } from 'node:events';
import { buildApp } from './app';
import type { Config } from './config';
import { loadConfig } from './config/load-config';
import { useWritableTemp } from './config/writable-temp';
import { FEATURES } from './features';
import { assertNoRestore } from './features/backup/restore-marker';
import { createKeyChecks } from './platform/checks/key-checks';
import { type Composition, compose } from './platform/composition/compose';
import { listen, reservePort } from './platform/http/listen';
import { startErrorReports } from './platform/telemetry/error-reports/error-reports';
import { createLogger } from './platform/telemetry/logger';
import { startTracing } from './platform/telemetry/tracing';
import { VERSION } from './version';
import { watch } from './watch';
import { takeUpWork } from './work';
import { buildWorkerApp } from './worker-app';

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
  // Each follower of a run adds an abort listener, and removes it when the run has ended.
  setMaxListeners(0, stopping.signal);
  stopped?.addEventListener('abort', () => stopping.abort(), { once: true });
  const ends: (() => unknown)[] = [];
  const onStop = (end: () => unknown) => void ends.push(end);
  const stop = async () => {
    stopping.abort();
    for (const end of ends.reverse()) await end();
  };
  try {
    if (reserved) onStop(() => reserved.release());
    const { environment, monitoring, traces } = config;
    if (monitoring) onStop(await startErrorReports({ ...monitoring, environment, release: `server@${VERSION}` }));
    if (traces) onStop(await startTracing({ version: VERSION, environment }));
    const server = await compose(FEATURES, { config, log, stopping: stopping.signal, onStop });
    const metrics = watch(server);
    const keys = createKeyChecks(server.context.contributed('keyChecks'), log, stopping.signal);
    await takeUpWork(server, metrics, keys);
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
