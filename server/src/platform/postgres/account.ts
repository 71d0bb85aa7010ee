import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../../config/config-error';

/** System account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
  /** Whether child processes must switch to this account, since this process is root. */
  switches: boolean;
}

/**
 * The account for PostgreSQL: our own, or for root the owner of existing data, else `postgres`, else `nobody`.
 * @param clusterDir the folder of existing data, if there is any
 */
export function accountFor(clusterDir: string | undefined, passwd = '/etc/passwd'): Account {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  if (uid !== 0) return { uid, gid, switches: false };
  if (clusterDir) {
    const owner = statSync(clusterDir);
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, switches: true };
  }
  return { ...unprivileged(readFileSync(passwd, 'utf8')), switches: true };
}

/** Whether an account may pass through every folder down to and including `folder`. */
export function canEnter(account: Account, folder: string): boolean {
  if (!account.switches) return true;
  for (let part = folder; ; part = dirname(part)) {
    if (!maySearch(account, part)) return false;
    if (part === dirname(part)) return true;
  }
}

/** Options for a child process of this account. */
export function runAs({ uid, gid, switches }: Account): { uid?: number; gid?: number } {
  return switches ? { uid, gid } : {};
}

function maySearch({ uid, gid }: Account, folder: string): boolean {
  const found = statSync(folder);
  if (found.uid === uid) return (found.mode & 0o100) !== 0;
  if (found.gid === gid) return (found.mode & 0o010) !== 0;
  return (found.mode & 0o001) !== 0;
}

function unprivileged(passwd: string): { uid: number; gid: number } {
  const rows = passwd.split('\n').map((row) => row.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (!row) {
    throw new ConfigError(
      'DATABASE_URL is not set, and PostgreSQL does not run as root: start Flint as another user, or set it.',
    );
  }
  return { uid: Number(row[2]), gid: Number(row[3]) };
}
