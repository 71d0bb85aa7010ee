import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    agent_ending: AgentEndingTable;
  }
}

/** A schedule, a webhook or runs for new files that ended with their agent. */
export interface AgentEndingTable {
  id: Generated<string>;
  user_id: string;
  agent_name: string | null;
  reason: 'deleted' | 'unpublished';
  kind: 'schedule' | 'webhook' | 'arrival';
  cron: string | null;
  zone: string | null;
  direction: 'in' | 'out' | null;
  url: string | null;
  collection: string | null;
  ended_at: Generated<Date>;
  /** Whether its user is still to be mailed. */
  to_mail: boolean;
}
export type AgentEndingRow = Selectable<AgentEndingTable>;
