import { sql } from 'kysely';
import { connect } from '../../src/platform/db/database';
import { newDatabase } from '../support/new-database';
import { query } from '../support/query';

// An `error` event without a listener would end the process, and this test with it.
test('a connection terminated between two statements fails its work, not the process', async () => {
  const url = await newDatabase();
  const { db, pool, close } = connect(url);
  try {
    const client = await pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await query(url, 'select pg_terminate_backend($1)', [rows[0].pid]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});
