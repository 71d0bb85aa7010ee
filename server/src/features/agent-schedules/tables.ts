import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    agent_schedule: AgentScheduleTable;
  }
}

export interface AgentScheduleTable {
  id: string;
  user_id: string;
  /** An own agent, a published one, or one that comes with the product. */
  agent_id: string;
  cron: string;
  zone: string;
  /** Null for those of the agent's example. */
  inputs: JSONColumnType<Record<string, unknown>> | null;
  /** Null for the agent's own. */
  budget: number | null;
  brand_profile_id: string | null;
  /** Null while it is off. */
  next_at: Date | null;
  last_at: Date | null;
  last_run_id: string | null;
  fault: string | null;
  missed: Generated<number>;
  created_at: Generated<Date>;
}
export type AgentScheduleRow = Selectable<AgentScheduleTable>;
