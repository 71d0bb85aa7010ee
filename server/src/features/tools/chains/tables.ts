import type { ChainId } from '@flint/shared/contracts/tools/chains';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Tools one after another. */
export interface ToolChainTable {
  id: string;
  user_id: string;
  chain: ChainId;
  /** What was filled in, with every default. */
  input: JSONColumnType<Record<string, unknown>>;
  brand_profile_id: string | null;
  status: Generated<'running' | 'completed' | 'stopped'>;
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
}

export type ToolChainRow = Selectable<ToolChainTable>;
export type ToolChainPartRow = Selectable<ToolChainPartTable>;
