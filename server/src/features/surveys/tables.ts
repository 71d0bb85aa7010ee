import type { SurveyAnswers } from '@flint/shared/contracts/surveys';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    survey: SurveyTable;
  }
}

/** One row per user. */
export interface SurveyTable {
  id: string;
  user_id: string;
  answers: JSONColumnType<SurveyAnswers>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type SurveyRow = Selectable<SurveyTable>;
