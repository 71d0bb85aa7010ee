import pg from 'pg';

/**
 * PostgreSQL settings of a test cluster. No fsync: tests kill servers, never the machine. No autovacuum: their databases
 * live for a minute, and in a cluster of a hundred a worker would start every 0.6 s. One SCRAM iteration instead of 4,096
 * for each of some 3,000 connections.
 */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', scram_iterations: '1' };

/** Applies them to a running cluster, and hashes its owner's password anew. */
export async function applyTestSettings(url: string): Promise<void> {
  const { username, password } = new URL(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of Object.entries(SETTINGS)) await client.query(`ALTER SYSTEM SET ${name} = ${value}`);
  await client.query('SELECT pg_reload_conf()');
  // A password keeps the iterations that it was hashed with.
  await client.query('SET scram_iterations = 1');
  const owner = client.escapeIdentifier(decodeURIComponent(username));
  await client.query(`ALTER USER ${owner} PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}`);
  await client.end();
}
