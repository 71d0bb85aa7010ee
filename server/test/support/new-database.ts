import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database in the test run's PostgreSQL. @returns its address */
export async function newDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_CLUSTER_URL ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
