import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onFreePort, PortInUse, saysInUse } from '../../src/platform/postgres/free-port';
import { stopAtTheEnd } from './leftovers';
import { tempDir } from './temp-dir';
import { until } from './until';

const DEPLOY = join(__dirname, '../../../deploy');
export const RULES = join(DEPLOY, 'prometheus/alerts.yml');
export const RULE_TESTS = join(DEPLOY, 'prometheus/alerts.test.yml');
export const DASHBOARD = join(DEPLOY, 'grafana/flint.json');

/** Whether Prometheus and promtool are installed: the Debian package `prometheus`. */
export const hasPrometheus = ['prometheus', 'promtool'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** Runs promtool. @throws Error with its output when it finds a fault */
export async function promtool(...args: string[]): Promise<string> {
  return (await promisify(execFile)('promtool', args)).stdout;
}

export interface Sample {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Starts a real Prometheus on loopback that scrapes a server every second, with our alert rules. */
export const startPrometheus = (target: string) => onFreePort((port) => startOn(port, target));

async function startOn(port: number, target: string) {
  const folder = tempDir();
  const config = join(folder, 'prometheus.yml');
  // The rules keep their `for` durations.
  writeFileSync(
    config,
    JSON.stringify({
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [RULES],
      scrape_configs: [{ job_name: 'flint', static_configs: [{ targets: [target] }] }],
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  const args = [`--config.file=${config}`, `--storage.tsdb.path=${folder}`];
  const child: ChildProcess = spawn('prometheus', [...args, `--web.listen-address=${new URL(url).host}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text));
  const ask = async (path: string) => (await (await fetch(`${url}/api/v1/${path}`)).json()) as { data: never };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  };
  stopAtTheEnd(stop);
  await until(() => {
    if (saysInUse(said)) throw new PortInUse(said);
    return fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }, 'Prometheus');
  return {
    stop,
    /** Runs an instant query. @throws Error for an invalid query */
    async query(text: string): Promise<Sample[]> {
      const answer = await ask(`query?query=${encodeURIComponent(text)}`);
      if (!answer.data) throw new Error(`${text}: ${JSON.stringify(answer)}`);
      const { result } = answer.data as { result: { metric: Record<string, string>; value: [number, string] }[] };
      return result.map(({ metric, value: [, value] }) => ({ metric, value: Number(value) }));
    },
    /** Active alerts and scrape targets. */
    alerts: async () =>
      ((await ask('alerts')).data as { alerts: { state: string; labels: { alertname: string } }[] }).alerts,
    targets: async () =>
      ((await ask('targets')).data as { activeTargets: { health: string; lastError: string }[] }).activeTargets,
  };
}
