import type { Fields } from '@flint/shared/tools/fields';
import type { Step } from '@flint/shared/tools/steps/graph';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    agent: AgentTable;
    agent_version: AgentVersionTable;
  }
}

/** What an agent is: everything that its owner edits, and that a version keeps. */
export interface AgentContent {
  readonly name: string;
  readonly description: string;
  readonly instructions: string;
  readonly inputs: Fields;
  readonly steps: readonly Step[];
  /** Credits at which its runs stop and ask; null for none. */
  readonly budget: number | null;
  /** Credits that all its runs of one user may cost in a day, UTC; absent for no such cap. */
  readonly dailyCap?: number | null | undefined;
}

/** An agent of a user as its owner edits it; those that come with the product are code. */
export interface AgentTable {
  id: string;
  user_id: string;
  name: string;
  description: string;
  instructions: string;
  inputs: JSONColumnType<Fields>;
  steps: JSONColumnType<Step[]>;
  budget: number | null;
  daily_cap: number | null;
  /** The version that others see and run; null while it is not published. */
  published: number | null;
  /** The agent that it was copied from, which may be gone. */
  copied_from: string | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

/** A kept state of an agent. */
export interface AgentVersionTable {
  agent_id: string;
  /** From 1, in the order in which they were kept. */
  number: number;
  name: string;
  content: JSONColumnType<AgentContent>;
  created_at: Generated<Date>;
}

export type AgentRow = Selectable<AgentTable>;
export type AgentVersionRow = Selectable<AgentVersionTable>;
/** An agent with what others see of it, and how often others copied it. */
export type FoundAgent = AgentRow & { shown: AgentContent | null; copies: number };
