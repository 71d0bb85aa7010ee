import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import pg from 'pg';

/** What the first start of a product leaves, made once for all tests of a run. */
export interface Prepared {
  /** Connection string of the database. */
  readonly databaseUrl: string;
  /** Data folder that belongs to it: secrets, passwords of the demo accounts, files. */
  readonly dataDir: string;
}

const VARIABLE = 'E2E_PREPARED';

/** Offers it to the processes of this test run. */
export function offerPrepared(prepared: Prepared): void {
  process.env[VARIABLE] = JSON.stringify(prepared);
}

/**
 * Copies the prepared database, and its files into a data folder.
 * @returns the connection string of the copy; undefined where nothing is prepared
 */
export async function copyPrepared(dataDir: string): Promise<string | undefined> {
  const offered = process.env[VARIABLE];
  if (!offered) return undefined;
  const prepared = JSON.parse(offered) as Prepared;
  await cp(prepared.dataDir, dataDir, { recursive: true });
  return copyDatabase(prepared.databaseUrl);
}

async function copyDatabase(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${url.pathname.slice(1)}`);
  } finally {
    await client.end();
  }
  url.pathname = name;
  return url.href;
}
