import type { ToolId } from '@flint/shared/tools/tools';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    tool_run: ToolRunTable;
  }
}

/** A use of a tool, inserted before its run. */
export interface ToolRunTable {
  run_id: string;
  user_id: string;
  tool: ToolId;
  /** Form values, with every default. */
  input: JSONColumnType<Record<string, unknown>>;
  brand_profile_id: string | null;
  /** For a rewritten part: the use it belongs to, and its path. */
  part_of: string | null;
  path: string | null;
  /** The owner's edited answer; null while unedited. */
  edited: ColumnType<Record<string, unknown> | null, never, string | null>;
  edited_at: Date | null;
  /** Edition of the rulebook that was shown during the edit. */
  edited_edition: string | null;
  /** Time of deletion; for some days it can be restored. */
  deleted_at: Date | null;
  created_at: Generated<Date>;
}

export type ToolRunRow = Selectable<ToolRunTable>;
