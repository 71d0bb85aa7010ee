import pg from 'pg';

/**
 * What tests need not pay for: they kill servers, never the machine, so that a commit need not reach the disk; their
 * databases live for a minute, and a cluster with a hundred of them would begin to vacuum one every 0.6 s; and of their
 * 3,000 connections each would take both ends 4,096 rounds to prove a password.
 */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', scram_iterations: '1' };

/** Turns off in a cluster what costs a processor and proves nothing in a test. */
export async function makeCheap(url: string): Promise<void> {
  const { username, password } = new URL(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of Object.entries(SETTINGS)) await client.query(`ALTER SYSTEM SET ${name} = ${value}`);
  await client.query('SELECT pg_reload_conf()');
  // The rounds are kept with a password.
  await client.query('SET scram_iterations = 1');
  const owner = client.escapeIdentifier(decodeURIComponent(username));
  await client.query(`ALTER USER ${owner} PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}`);
  await client.end();
}
