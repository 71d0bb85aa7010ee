import type { Fields } from '@flint/shared/tools/fields';
import type { Step } from '@flint/shared/tools/steps/graph';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    template: TemplateTable;
  }
}

/** A template of a user; those that come with the product are code. */
export interface TemplateTable {
  id: string;
  user_id: string;
  name: string;
  description: string;
  inputs: JSONColumnType<Fields>;
  steps: JSONColumnType<Step[]>;
  /** Whether every user may see and run it. */
  is_published: boolean;
  created_at: Generated<Date>;
}

export type TemplateRow = Selectable<TemplateTable>;
export type NewTemplate = Omit<TemplateRow, 'created_at'>;
