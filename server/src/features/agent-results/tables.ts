import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    agent_collection: AgentCollectionTable;
    run_collection: RunCollectionTable;
  }
}

/** Where a user puts what their runs of an agent make. */
export interface AgentCollectionTable {
  user_id: string;
  agent_id: string;
  collection_id: string;
  /** The collection's name as it was last seen, to tell of one that is gone. */
  name: string;
  chosen_at: Generated<Date>;
}

/** What was put of an ended run. */
export interface RunCollectionTable {
  run_id: string;
  collection_id: string;
  name: string;
  /** Library items; null where the collection was gone. */
  items: number | null;
}
export type AgentCollectionRow = Selectable<AgentCollectionTable>;
export type RunCollectionRow = Selectable<RunCollectionTable>;
