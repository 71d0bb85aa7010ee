import {
  answerContactForm,
  listContactForms,
  sendContactForm,
  setContactStatus,
} from '@flint/shared/contracts/contact';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route } from '../../platform/http/route';
import type { Contact } from './contact-service';

const BY_DEFAULT = 20;
const MOST = 100;
const STAFF = { privileged: true };

/** The contact form, and the inbox of staff. */
export function contactRoutes(contact: Contact): Route[] {
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
  ];
}
