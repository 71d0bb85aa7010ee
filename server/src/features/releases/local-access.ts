import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@flint/shared/contracts/boot';
import type { Db } from '../../platform/db/database';
import { createToken, findToken, revokeToken } from './tokens';

const FILE = 'release-access.json';

/**
 * Local release access: writes the server's address and a token to a file of the data folder, readable by its owner
 * alone, so that the release command needs no token on this machine.
 * @param environment what the token is for; null: every environment of this database
 */
export async function keepLocalAccess(
  db: Db,
  { dataDir, host, port }: { dataDir: string; host: string; port: number },
  environment: Environment | null,
): Promise<void> {
  const file = join(dataDir, FILE);
  const kept = await readFile(file, 'utf8')
    .then((text) => (JSON.parse(text) as { token?: string }).token)
    .catch(() => undefined);
  const known = kept ? await findToken(db, kept) : undefined;
  const token = known && known.environment === environment ? kept : await renew(db, dataDir, environment);
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ url: `http://${reachable(host)}:${port}`, token }, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(draft, file);
}

/** Servers that share a database have separate data folders, so each has its own token. */
async function renew(db: Db, dataDir: string, environment: Environment | null): Promise<string | undefined> {
  const place = createHash('sha256').update(`${hostname()}:${dataDir}`).digest('hex').slice(0, 8);
  const name = `${hostname()} ${place}`;
  const act = { actor: 'system', why: `local access for ${hostname()}` };
  await revokeToken(db, name, act);
  const holder = { kind: 'ci', name: `machine ${hostname()}` } as const;
  return createToken(db, { name, holder, remote: null, environment }, act);
}

/** Host name by which this machine reaches a server that listens on `host`. */
function reachable(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
