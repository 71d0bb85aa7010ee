import type { Environment } from '@flint/shared/contracts/boot';
import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    environment_stamp: EnvironmentStampTable;
  }
}

/** One row: the environment that the database belongs to. */
interface EnvironmentStampTable {
  one: Generated<boolean>;
  environment: Environment;
  stamped_at: Generated<Date>;
}
