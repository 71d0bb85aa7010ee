import { type Kysely, sql } from 'kysely';

/** What ended with its agent, for its user to read; and what had lost its agent before and was still counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_ending (
      id uuid primary key default gen_random_uuid(),
      user_id text not null,
      agent_name text,
      reason text not null check (reason in ('deleted', 'unpublished')),
      kind text not null check (kind in ('schedule', 'webhook', 'arrival')),
      cron text,
      zone text,
      direction text check (direction in ('in', 'out')),
      url text,
      collection text,
      ended_at timestamptz not null default clock_timestamp(),
      to_mail boolean not null
    )`.execute(db);
  await sql`create index agent_ending_user on agent_ending (user_id, ended_at)`.execute(db);
  await sql`create index agent_ending_to_mail on agent_ending (ended_at) where to_mail`.execute(db);
  await sql`create index agent_schedule_agent on agent_schedule (agent_id)`.execute(db);
  await sql`create index agent_webhook_agent on agent_webhook (agent_id)`.execute(db);
  const isLost = (table: 'agent_schedule' | 'agent_webhook') => sql`
    ${sql.ref(`${table}.agent_id`)} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and not exists (
      select from agent
      where agent.id::text = ${sql.ref(`${table}.agent_id`)}
        and (agent.user_id = ${sql.ref(`${table}.user_id`)} or agent.published is not null))`;
  const reason = (of: string) =>
    sql`case when exists (select from agent where agent.id::text = ${sql.ref(of)}) then 'unpublished' else 'deleted' end`;
  await sql`
    with lost as (delete from agent_schedule where ${isLost('agent_schedule')} returning *)
    insert into agent_ending (user_id, reason, kind, cron, zone, to_mail)
    select user_id, ${reason('lost.agent_id')}, 'schedule', cron, zone, true from lost`.execute(db);
  await sql`
    with lost as (delete from agent_webhook where ${isLost('agent_webhook')} returning *)
    insert into agent_ending (user_id, reason, kind, direction, url, to_mail)
    select user_id, ${reason('lost.agent_id')}, 'webhook', direction, url, true from lost`.execute(db);
}
