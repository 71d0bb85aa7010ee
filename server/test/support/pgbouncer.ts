import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectWhenReady } from '../../src/platform/postgres/connect';
import { freePort } from '../../src/platform/postgres/free-port';
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
export async function startPgBouncer(databaseUrl: string, mode: 'session' | 'transaction', more = ''): Promise<Pooler> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const folder = tempDir();
  chmodSync(folder, 0o777);
  const listen = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const target = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}`;
  const settings = [
    ...[`listen_addr = 127.0.0.1`, `listen_port = ${listen}`, 'unix_socket_dir =', 'auth_type = any'],
    ...[`pool_mode = ${mode}`, 'default_pool_size = 80', 'max_client_conn = 200', more],
  ];
  writeFileSync(file, `[databases]\nflint = ${target}\n[pgbouncer]\n${settings.join('\n')}\n`);
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn('pgbouncer', ['--quiet', ...user, file], { stdio: 'ignore' });
  const url = `postgres://flint:any@127.0.0.1:${listen}/flint`;
  await (await connectWhenReady(url, () => child.exitCode === null)).end();
  return { url, stop: () => void child.kill('SIGINT') };
}
