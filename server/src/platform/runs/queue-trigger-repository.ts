import type pg from 'pg';

/** NOTIFY channel of queues with a new workflow, or with room because one has ended. The payload is the queue. */
export const QUEUES_CHANNEL = 'flint_queue';
/** Advisory lock of the processes that create the trigger; any number that no other lock uses. */
const LOCK = 46_355;

/**
 * Creates the trigger that announces queues, in the tables of the workflow engine; idempotent. Any process may add or
 * end a workflow, also by a staff command, so the database announces it.
 */
export async function announceQueues(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rowCount } = await client.query(
      "select from pg_trigger where tgname = 'flint_queue' and tgrelid = 'dbos.workflow_status'::regclass",
    );
    if (rowCount === 0)
      await client.query(`
        create or replace function dbos.flint_queue() returns trigger language plpgsql as $body$
        begin
          if new.status <> 'PENDING' and coalesce(new.queue_name, old.queue_name) is not null then
            perform pg_notify('${QUEUES_CHANNEL}', coalesce(new.queue_name, old.queue_name));
          end if;
          return null;
        end $body$;
        create trigger flint_queue after insert or update of status on dbos.workflow_status
          for each row execute function dbos.flint_queue()`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
