import type { pino } from 'pino';
import type { Config } from '../../config';
import { compose } from '../../platform/composition/compose';
import type { SchemaParts } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { launchDurable } from '../../platform/runs/durable';

/** Creates a database's schema, with the tables of the workflow engine. */
export async function prepareDatabase(config: Config, log: pino.Logger, schema: SchemaParts): Promise<void> {
  const ends: (() => unknown)[] = [];
  const { signal: stopping } = new AbortController();
  const onStop = (end: () => unknown) => void ends.push(end);
  try {
    const { pool, url } = (await compose([database], { config, log, stopping, onStop, schema })).get(database);
    const durable = await launchDurable({ databaseUrl: url, works: false, pool, queues: {}, log });
    await durable.stop();
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
