import type { ChainId } from '@flint/shared/tools/chains';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../../platform/db/schema' {
  interface Schema {
    tool_chain: ToolChainTable;
    tool_chain_part: ToolChainPartTable;
  }
}

/** Chains: tools in order, each filled from the one before. */
export interface ToolChainTable {
  id: string;
  user_id: string;
  chain: ChainId;
  /** Form values, with every default. */
  input: JSONColumnType<Record<string, unknown>>;
  brand_profile_id: string | null;
  /** Whether it waits for its owner's choice after parts that offer alternatives. */
  choose: Generated<boolean>;
  /** Round, from 0; each choice starts a new one, whose parts are new runs. */
  round: Generated<number>;
  /** Maximum credits of all parts, as quoted; null for no limit. */
  most: Generated<number | null>;
  status: Generated<'running' | 'choosing' | 'completed' | 'stopped'>;
  /** Reason why it stopped. */
  message: string | null;
  created_at: Generated<Date>;
}

/** The run of a part, recorded before it is ordered. */
export interface ToolChainPartTable {
  chain_id: string;
  /** Index, from 0. */
  position: number;
  /** Attempt, from 0; a failed part that is made again is a new attempt. */
  attempt: number;
  run_id: string;
  /** Index of the chosen alternative, from 0; null until one is chosen. */
  chosen: Generated<number | null>;
}

export type ToolChainRow = Selectable<ToolChainTable>;
export type ToolChainPartRow = Selectable<ToolChainPartTable>;
