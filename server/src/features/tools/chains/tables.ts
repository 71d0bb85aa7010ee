import type { ChainId } from '@flint/shared/tools/chains';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../../platform/db/schema' {
  interface Schema {
    tool_chain: ToolChainTable;
    tool_chain_part: ToolChainPartTable;
  }
}

/** Tools one after another. */
export interface ToolChainTable {
  id: string;
  user_id: string;
  chain: ChainId;
  /** What was filled in, with every default. */
  input: JSONColumnType<Record<string, unknown>>;
  brand_profile_id: string | null;
  /** Whether it waits for its owner after parts that offer several things. */
  choose: Generated<boolean>;
  /** From 0; one more each time its owner chooses: the parts after that are other runs. */
  round: Generated<number>;
  /** Credits that its parts may cost together, as they were shown; null where nothing was said. */
  most: Generated<number | null>;
  status: Generated<'running' | 'choosing' | 'completed' | 'stopped'>;
  /** Why it stopped, in words. */
  message: string | null;
  created_at: Generated<Date>;
}

/** The run that makes a part, written before it is ordered. */
export interface ToolChainPartTable {
  chain_id: string;
  /** From 0. */
  position: number;
  /** From 0; one more each time a part that failed is begun again. */
  attempt: number;
  run_id: string;
  /** Which of the things it offers goes on, from 0; null while nobody chose. */
  chosen: Generated<number | null>;
}

export type ToolChainRow = Selectable<ToolChainTable>;
export type ToolChainPartRow = Selectable<ToolChainPartTable>;
