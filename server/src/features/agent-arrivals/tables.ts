import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    agent_arrival: AgentArrivalTable;
    arrived_file: ArrivedFileTable;
  }
}

/** A collection each of whose new files starts a run of an agent. */
export interface AgentArrivalTable {
  id: string;
  user_id: string;
  /** An own agent, a published one, or one that comes with the product. */
  agent_id: string;
  collection_id: string;
  collection_name: string;
  /** The field of the agent's form that takes the file. */
  field: string;
  /** The other values of the form; null for those of the agent's example. */
  inputs: JSONColumnType<Record<string, unknown>> | null;
  /** Null for the agent's own. */
  budget: number | null;
  brand_profile_id: string | null;
  /** Files that were put into the collection before it start nothing; null while it is off. */
  since: Generated<Date | null>;
  last_at: Date | null;
  last_run_id: string | null;
  fault: string | null;
  created_at: Generated<Date>;
}

/** A file that was taken, whether or not it started a run. */
export interface ArrivedFileTable {
  arrival_id: string;
  asset_id: string;
  taken_at: Generated<Date>;
}
export type AgentArrivalRow = Selectable<AgentArrivalTable>;
