import type { pino } from 'pino';
import type { Config } from '../config';
import { migrateAuth } from '../features/users/auth';
import { compose, inOrderOfNeed } from '../platform/composition/compose';
import { defineFeature, type Feature } from '../platform/composition/define-feature';
import type { Migrations } from '../platform/db/migrate';
import { database } from '../platform/postgres/database-feature';
import { launchDurable } from '../platform/runs/durable';

/** Every migration of these features, by name. */
export function migrationsOf(features: readonly Feature[]): Migrations {
  return Object.assign({}, ...inOrderOfNeed(features).map(({ parts }) => parts.migrations));
}

/** Creates a database's schema by some migrations, with the tables of accounts and of the workflow engine. */
export async function prepareDatabase(config: Config, log: pino.Logger, migrations: Migrations): Promise<void> {
  const ends: (() => unknown)[] = [];
  const base = {
    config,
    log,
    stopping: new AbortController().signal,
    onStop: (end: () => unknown) => void ends.push(end),
    migrationsOf: [defineFeature({ id: 'migrations', migrations, libraryTables: migrateAuth })],
  };
  try {
    const { pool, url } = (await compose([database], base)).get(database);
    const durable = await launchDurable({ databaseUrl: url, works: false, pool, queues: {}, log });
    await durable.stop();
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
