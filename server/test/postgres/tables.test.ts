import { sql } from 'kysely';
import { connect } from '../../src/platform/db/database';
import { newPreparedDatabase } from '../support/new-database';

/** Tables of libraries: of the migrator and of the rate limiter. */
const INFRASTRUCTURE = ['kysely_migration', 'kysely_migration_lock', 'rate_limit'];

test('every table belongs to exactly one feature', async () => {
  const { db, close } = connect(await newPreparedDatabase(), 1);
  const found = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db);
  await close();
  const declared = JSON.parse(process.env.TEST_DECLARED_TABLES ?? '') as string[];
  expect([...declared, ...INFRASTRUCTURE].sort()).toEqual(found.rows.map(({ name }) => name).sort());
});
