import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/database';
import type { SurveyRow } from './tables';

export function findSurvey(db: Db, userId: string): Promise<SurveyRow | undefined> {
  return db.selectFrom('survey').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Replaces a user's answers. @param answers JSON */
export function upsertSurvey(db: Db, userId: string, answers: string): Promise<SurveyRow> {
  return db
    .insertInto('survey')
    .values({ id: randomUUID(), user_id: userId, answers })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ answers, updated_at: new Date() }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
