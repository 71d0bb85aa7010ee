import pg from 'pg';

/** Turns off fsync of a cluster: tests kill servers, never the machine, so a commit need not reach the disk. */
export async function trustTheDisk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
