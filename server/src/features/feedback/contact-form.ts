import {
  CONTACT_CONTENT,
  type ContactAnswer,
  ContactBody,
  type ContactFields,
  type ContactProblem,
  sendContactForm,
} from '@flint/shared/contracts/contact';
import { partId } from '../../platform/db/part-id';
import { AppError } from '../../platform/http/app-error';
import type { FormAnswer, FormFields, PageForm } from '../public-pages/page-forms';
import { receiptHtml, refusedHtml } from './contact-html';
import type { Contact } from './contact-service';

/** The day of a moment, UTC: a page that is loaded again within it sends the same message again. */
const today = () => new Date().toISOString().slice(0, 10);

/** A body that breaks rules of its schema, all of which the page tells. */
class Refused extends AppError {
  constructor(readonly problems: readonly ContactProblem[]) {
    super('invalid_input', 'Some fields need another look.');
  }
}

/** The contact form as a browser sends it: into the same inbox as its call, by the same rules. */
export function contactForm(contact: Pick<Contact, 'send'>): PageForm {
  return {
    page: '/contact',
    rateLimit: sendContactForm.rateLimit,
    async take(sent, caller) {
      const { success, data, error } = ContactBody.safeParse(fieldsOf(sent));
      if (!success) throw new Refused(error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
      const key = partId('contact', JSON.stringify([today(), caller, data]));
      const receipt = await contact.send(data, key);
      return answered(200, { receipt, email: data.email }, (html) => receiptHtml(html, receipt, data.email));
    },
    refuse(sent, error) {
      const fields = fieldsOf(sent);
      const problems = error instanceof Refused ? error.problems : [{ message: error.message }];
      return answered(error.status, { fields, problems }, (html) => refusedHtml(html, fields, problems));
    },
  };
}

const answered = (status: number, data: ContactAnswer, write: FormAnswer['write']): FormAnswer => ({
  ...{ status, write, content: { key: CONTACT_CONTENT, data } },
});

function fieldsOf({ name = '', email = '', subject = '', message = '', extra = '' }: FormFields): ContactFields {
  // A browser sends line breaks as two characters, which would count twice.
  return { name, email, subject, message: message.replaceAll('\r\n', '\n'), extra };
}
