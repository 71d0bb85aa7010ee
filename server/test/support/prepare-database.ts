import { pino } from 'pino';
import { loadConfig } from '../../src/config/load-config';
import { FEATURES } from '../../src/features';
import { compose } from '../../src/platform/composition/compose';
import { inOrderOfNeed, schemaOf } from '../../src/platform/composition/order-of-need';
import { database } from '../../src/platform/postgres/database-feature';
import { launchDurable } from '../../src/platform/runs/durable';

/**
 * Migrates the empty database of DATABASE_URL as a server's first start does, without rows. Prints the tables that
 * features declare.
 */
async function main(): Promise<void> {
  const config = loadConfig();
  const log = pino({ level: 'warn' });
  const ends: (() => unknown)[] = [];
  const base = {
    config,
    log,
    stopping: new AbortController().signal,
    onStop: (end: () => unknown) => void ends.push(end),
  };
  const server = await compose([database], { ...base, schema: schemaOf(FEATURES) });
  const { pool, url: databaseUrl } = server.get(database);
  process.stdout.write(JSON.stringify(inOrderOfNeed(FEATURES).flatMap(({ parts }) => parts.tables ?? [])));
  const durable = await launchDurable({ databaseUrl, works: false, pool, queues: {}, log });
  await durable.stop();
  for (const end of ends.reverse()) await end();
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
