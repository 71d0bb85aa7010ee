import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AgentContent, AgentVersionRow } from './tables';

/** Versions that are kept of an agent, besides the published one. */
const KEPT = 50;

/** Newest first. */
export function findVersions(db: Db | Tx, agentId: string): Promise<AgentVersionRow[]> {
  return db
    .selectFrom('agent_version')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('number', 'desc')
    .limit(KEPT + 1)
    .execute();
}

export function findVersion(db: Db | Tx, agentId: string, number: number): Promise<AgentVersionRow | undefined> {
  return db
    .selectFrom('agent_version')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('number', '=', number)
    .executeTakeFirst();
}

interface NewVersion {
  readonly agent_id: string;
  readonly number: number;
  readonly name: string;
  readonly content: AgentContent;
}

/** Keeps a version, and drops the oldest beyond those that are kept. @param published is never dropped */
export async function insertVersion(tx: Tx, { content, ...row }: NewVersion, published: number | null): Promise<void> {
  await tx
    .insertInto('agent_version')
    .values({ ...row, content: JSON.stringify(content) })
    .execute();
  await tx
    .deleteFrom('agent_version')
    .where('agent_id', '=', row.agent_id)
    .where('number', '<=', row.number - KEPT)
    .where('number', '!=', published ?? row.number)
    .execute();
}
