import { readMySurvey, type Survey, sendSurvey } from '@flint/shared/contracts/surveys';
import type { Db } from '../../platform/db/database';
import { type Route, route } from '../../platform/http/route';
import { findSurvey, upsertSurvey } from './surveys-repository';
import type { SurveyRow } from './tables';

/** The survey: one set of answers per user, which a later one replaces. */
export function surveyRoutes(db: Db): Route[] {
  return [
    route(sendSurvey, async ({ viewer, body }) => ({
      survey: toSurvey(await upsertSurvey(db, viewer.user.id, JSON.stringify(body.answers))),
    })),
    route(readMySurvey, async ({ viewer }) => {
      const row = await findSurvey(db, viewer.user.id);
      return { survey: row ? toSurvey(row) : null };
    }),
  ];
}

function toSurvey({ id, answers, created_at: createdAt, updated_at: updatedAt }: SurveyRow): Survey {
  return { id, answers, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
