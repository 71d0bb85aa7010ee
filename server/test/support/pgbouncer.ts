import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectWhenReady } from '../../src/platform/postgres/connect';
import { onFreePort, PortInUse, saysInUse } from '../../src/platform/postgres/free-port';
import { tempDir } from './temp-dir';

export interface Pooler {
  /** The address of the database through the pooler. */
  readonly url: string;
  stop(): void;
}

/** Whether PgBouncer is installed here. */
export function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts PgBouncer in front of a database, on a free port of loopback. */
export function startPgBouncer(databaseUrl: string, mode: 'session' | 'transaction', more = ''): Promise<Pooler> {
  return onFreePort((port) => startOn(port, databaseUrl, mode, more));
}

async function startOn(listen: number, databaseUrl: string, mode: string, more: string): Promise<Pooler> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const folder = tempDir();
  chmodSync(folder, 0o777);
  const file = join(folder, 'pgbouncer.ini');
  const target = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}`;
  const settings = [
    ...[`listen_addr = 127.0.0.1`, `listen_port = ${listen}`, 'unix_socket_dir =', 'auth_type = any'],
    ...[`pool_mode = ${mode}`, 'default_pool_size = 80', 'max_client_conn = 200', more],
  ];
  writeFileSync(file, `[databases]\nflint = ${target}\n[pgbouncer]\n${settings.join('\n')}\n`);
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text));
  const url = `postgres://flint:any@127.0.0.1:${listen}/flint`;
  try {
    await (await connectWhenReady(url, () => child.exitCode === null)).end();
  } catch (error) {
    child.kill('SIGINT');
    throw saysInUse(said) ? new PortInUse(said) : error;
  }
  return { url, stop: () => void child.kill('SIGINT') };
}
