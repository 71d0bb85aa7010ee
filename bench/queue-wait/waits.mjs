import pg from 'pg';

/**
 * How long orders of one user waited although a place was free for them, in milliseconds: from an order's arrival, or the
 * end of the order that made room if that was later, to its start. Read from the workflow engine's table, whose times are
 * the database's.
 * @param {string} databaseUrl
 * @param {string} queue the queue of these orders
 * @param {number} atOnce orders of the user that the queue does at once
 * @returns {Promise<{ waits: number[], executors: string[] }>}
 */
export async function readWaits(databaseUrl, queue, atOnce) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    `select created_at::float8 as arrived, started_at_epoch_ms::float8 as started, completed_at::float8 as ended,
            executor_id as executor
       from dbos.workflow_status where queue_name = $1 and status = 'SUCCESS' order by created_at, started_at_epoch_ms`,
    [queue],
  );
  await client.end();
  const waits = rows.map(({ arrived, started }, index) => {
    const ends = rows
      .slice(0, index)
      .map(({ ended }) => ended)
      .sort((a, b) => a - b);
    const room = index < atOnce ? arrived : ends[index - atOnce];
    return Math.max(0, started - Math.max(arrived, room));
  });
  return { waits, executors: [...new Set(rows.map(({ executor }) => executor))] };
}
