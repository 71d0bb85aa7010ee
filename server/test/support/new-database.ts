import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates an empty database in the test run's PostgreSQL. @returns its connection string */
export const newDatabase = (): Promise<string> => copyOf('template1');

/** Creates a database with all tables, without rows. @returns its connection string */
export const newPreparedDatabase = (): Promise<string> => copyOf(process.env.TEST_PREPARED_DATABASE ?? '');

async function copyOf(template: string): Promise<string> {
  const url = new URL(process.env.TEST_CLUSTER_URL ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
