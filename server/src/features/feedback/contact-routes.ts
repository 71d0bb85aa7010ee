import {
  answerContactForm,
  listContactForms,
  sendContactForm,
  setContactStatus,
} from '@flint/shared/contracts/contact';
import { readMySurvey, type Survey, sendSurvey } from '@flint/shared/contracts/surveys';
import type { Db } from '../../platform/db/database';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route } from '../../platform/http/route';
import { findSurvey, upsertSurvey } from './contact-repository';
import type { Contact } from './contact-service';
import type { SurveyRow } from './tables';

const BY_DEFAULT = 20;
const MOST = 100;
const STAFF = { privileged: true };

/** The contact form and the inbox of staff; the survey, one set of answers per user, which a later one replaces. */
export function contactRoutes(contact: Contact, db: Db): Route[] {
  return [
    route(sendContactForm, async ({ body, idempotencyKey }) => ({
      success: true as const,
      receipt: await contact.send(body, idempotencyKey),
    })),
    route(
      listContactForms,
      async ({ query: { status, limit } }) => ({
        messages: await contact.list({ status, limit: listLimit(limit, BY_DEFAULT, MOST) }),
        open: await contact.countOpen(),
      }),
      STAFF,
    ),
    route(
      answerContactForm,
      async ({ viewer, params, body, idempotencyKey }) => ({
        message: await contact.answer(viewer.user.id, params.id, body.text, idempotencyKey),
      }),
      STAFF,
    ),
    route(
      setContactStatus,
      async ({ viewer, params, body }) => ({
        message: await contact.setStatus(viewer.user.id, params.id, body.status),
      }),
      STAFF,
    ),
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
