import type { Environment } from '@flint/shared/contracts/boot';
import { ConfigError } from '../../config/config-error';
import type { Db } from './database';
import { readStamp } from './environment-stamp-repository';

/** @throws ConfigError naming both environments when the database belongs to another one */
export async function assertEnvironment(db: Db, own: Environment): Promise<void> {
  const stamp = await readStamp(db);
  if (stamp !== undefined && stamp !== own)
    throw new ConfigError(
      `FLINT_ENV: this database belongs to ${stamp}, and FLINT_ENV is ${own}. Set the database of ${own}; or, for a copy ` +
        `that ${own} is to keep: npm run admin -- environment:restamp --to ${own} --why "…"`,
    );
}
