import { database } from '../../database';
import { defineFeature } from '../../feature';
import { addOperationsCommands } from './commands';
import * as migration from './migrations/0090-operations';
import { takeUpRetries } from './retries';

/** Operators' inspection and control of runs. */
export const operations = defineFeature({
  id: 'operations',
  needs: { database },
  tables: ['run_retry'],
  migrations: { '0090-operations': migration },
  sweeps: (_service, { database: { db } }, { config, log, again }) => [
    { name: 'retries', everyMs: config.sweepMs, run: () => takeUpRetries(db, again.start, log) },
  ],
  commands: addOperationsCommands,
});
