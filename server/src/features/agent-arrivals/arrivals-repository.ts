import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AgentArrivalRow, AgentArrivalTable } from './tables';

export function findArrivals(db: Db, userId: string, agentId: string): Promise<AgentArrivalRow[]> {
  return db
    .selectFrom('agent_arrival')
    .selectAll()
    .where('user_id', '=', userId)
    .where('agent_id', '=', agentId)
    .orderBy('created_at')
    .execute();
}

export function findArrival(db: Db | Tx, id: string): Promise<AgentArrivalRow | undefined> {
  return db.selectFrom('agent_arrival').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countArrivals(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('agent_arrival')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns false, and nothing changes, where the id is taken or the agent looks at that collection already */
export async function insertArrival(tx: Tx, row: Insertable<AgentArrivalTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agent_arrival')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns undefined where the user has no such row */
export function turnArrival(db: Db, userId: string, id: string, isOn: boolean): Promise<AgentArrivalRow | undefined> {
  return db
    .updateTable('agent_arrival')
    .set({ since: isOn ? sql<Date>`coalesce(since, clock_timestamp())` : null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether the user had it */
export async function dropArrival(db: Db, userId: string, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('agent_arrival')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

/** Deletes an agent's of all users. @param keeper the user whose own stay */
export function dropAgentArrivals(
  tx: Tx,
  { id, keeper }: { readonly id: string; readonly keeper: string | null },
): Promise<AgentArrivalRow[]> {
  return tx
    .deleteFrom('agent_arrival')
    .where('agent_id', '=', id)
    .$if(keeper !== null, (query) => query.where('user_id', '<>', keeper))
    .returningAll()
    .execute();
}

/** A library item that was put into a collection and not taken. */
export interface NewFile {
  readonly arrival_id: string;
  readonly asset_id: string;
  readonly kind: string;
  readonly words: string | null;
}

/**
 * New files of collections that are looked at, the oldest first. What runs of steps made is none: an agent that puts its
 * results into such a collection would never end.
 * @param most per collection and day, UTC
 * @param aside ids of arrivals to leave out
 */
export async function findNewFiles(db: Db, most: number, limit: number, aside: readonly string[]): Promise<NewFile[]> {
  const { rows } = await sql<NewFile>`
    select arrival_id, asset_id, kind, words from (
      select arrival.id as arrival_id, asset.id as asset_id, asset.kind, asset_words.words, item.added_at,
        row_number() over (partition by arrival.id order by item.added_at, asset.id) as place,
        (select count(*) from arrived_file today
          where today.arrival_id = arrival.id and today.taken_at >= date_trunc('day', now(), 'UTC')) as taken_today
      from agent_arrival arrival
      join collection_item item on item.collection_id = arrival.collection_id and item.added_at > arrival.since
      join asset on asset.id = item.asset_id and asset.user_id = arrival.user_id and asset.deleted_at is null
      join run on run.id = asset.run_id and run.leaf_of is null and run.kind <> 'steps'
      left join asset_words on asset_words.asset_id = asset.id
      where arrival.id <> all(${aside}::uuid[]) and not exists (
        select from arrived_file taken where taken.arrival_id = arrival.id and taken.asset_id = asset.id)
    ) fresh
    where place + taken_today <= ${most}
    order by added_at
    limit ${limit}`.execute(db);
  return rows;
}

/** What became of a file. @returns false where another process has noted it */
export async function noteFile(
  tx: Tx,
  { arrival_id, asset_id }: NewFile,
  outcome: Pick<AgentArrivalRow, 'last_run_id' | 'fault'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('arrived_file')
    .values({ arrival_id, asset_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await tx
    .updateTable('agent_arrival')
    .set({ ...outcome, last_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', arrival_id)
    .execute();
  return true;
}
