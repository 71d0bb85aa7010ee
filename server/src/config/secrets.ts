import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error';

const schema = z.object({
  authSecret: z.string().min(32),
  postgresPassword: z.string().min(16),
});

/** Secrets that a data folder generates once and keeps in `secrets.json`. */
export type Secrets = z.infer<typeof schema>;

/**
 * The secrets of a data folder, generated on the first call. Concurrent first calls agree on one set.
 * @param dataDir absolute path; created when missing
 * @throws ConfigError naming DATA_DIR when the folder cannot be written or the file is damaged
 */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    return parse(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw asConfigError(error, dataDir);
  }
  try {
    mkdirSync(dataDir, { recursive: true });
    publishOnce(file, generate());
    return parse(file, readFileSync(file, 'utf8'));
  } catch (error) {
    throw asConfigError(error, dataDir);
  }
}

function generate(): Secrets {
  return {
    authSecret: randomBytes(32).toString('base64url'),
    postgresPassword: randomBytes(24).toString('base64url'),
  };
}

/** Atomic create: a hard link appears whole and never replaces a file, so the first writer wins. */
function publishOnce(file: string, secrets: Secrets): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function parse(file: string, text: string): Secrets {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ConfigError(`DATA_DIR: ${file} is damaged. Restore it, or remove the data folder to start afresh.`);
  }
}

function asConfigError(error: unknown, dataDir: string): ConfigError {
  if (error instanceof ConfigError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return new ConfigError(`DATA_DIR: ${dataDir} cannot be used (${code ?? message}).`);
}
