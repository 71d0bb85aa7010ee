import type { ToolId } from '@flint/shared/tools/tools';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    tool_run: ToolRunTable;
  }
}

/** A use of a tool. It is written before its run, so that none is without it. */
export interface ToolRunTable {
  run_id: string;
  user_id: string;
  tool: ToolId;
  /** What was filled in, with every default. */
  input: JSONColumnType<Record<string, unknown>>;
  brand_profile_id: string | null;
  /** The use whose answer it writes a place of anew, and that place. */
  part_of: string | null;
  path: string | null;
  /** The answer as its owner keeps it; null while it is as it was written. */
  edited: ColumnType<Record<string, unknown> | null, never, string | null>;
  edited_at: Date | null;
  /** The edition of the book of rules that was told while it was changed. */
  edited_edition: string | null;
  /** When its owner deleted it; for some days it can be taken back. */
  deleted_at: Date | null;
  created_at: Generated<Date>;
}

export type ToolRunRow = Selectable<ToolRunTable>;
