import pg from 'pg';

/** Queries a server's database directly, for states that no call can read or reach. */
export async function query(databaseUrl: string | undefined, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
