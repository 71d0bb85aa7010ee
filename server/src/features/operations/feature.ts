import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { again } from '../runs/again-feature';
import { addOperationsCommands } from './commands';
import * as migration from './migrations/0090-operations';
import { takeUpRetries } from './retries';

/** Operators' inspection and control of runs. */
export const operations = defineFeature({
  id: 'operations',
  needs: { database, again },
  tables: ['run_retry'],
  migrations: { '0090-operations': migration },
  sweeps: (_service, { database: { db }, again }, { config, log }) => [
    { name: 'retries', everyMs: config.sweepMs, run: () => takeUpRetries(db, again.start, log) },
  ],
  commands: addOperationsCommands,
});
