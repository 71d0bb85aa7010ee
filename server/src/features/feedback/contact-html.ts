import type { ContactFields, ContactProblem } from '@flint/shared/contracts/contact';
import { escapeHtml } from '../../platform/web/escape-html';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
  message: 'Message',
};
const FORM = /<form [^>]*action="\/contact"[^>]*>[\s\S]*?<\/form>/;

/** The contact page after a message arrived: the number in the place of the form. */
export function receiptHtml(html: string, receipt: string, email: string): string {
  const words = `Its number is <strong>${escapeHtml(receipt)}</strong>. We answer to ${escapeHtml(email)}.`;
  return html.replace(FORM, () => `<div role="status"><h2>Your message has arrived.</h2><p>${words}</p></div>`);
}

/** The contact page with what was typed, and in front of its form what is wrong with it, linked to the fields. */
export function refusedHtml(html: string, fields: ContactFields, problems: readonly ContactProblem[]): string {
  return html.replace(FORM, (form) => {
    const faulty = new Set(problems.map(({ field }) => field));
    const filled = Object.entries(fields).reduce(
      (written, [name, value]) => fillControl(written, name, value, faulty.has(name)),
      form,
    );
    return summary(form, problems) + filled;
  });
}

function summary(form: string, problems: readonly ContactProblem[]): string {
  const items = problems.map(({ field = '', message }) => {
    const label = LABELS[field];
    const id = label && / id="([^"]*)"/.exec(controlOf(form, field) ?? '')?.[1];
    const words = escapeHtml(message);
    const line = id ? `<a href="#${id}">${label}</a>: <span id="contact-${field}">${words}</span>` : words;
    return `<li>${line}</li>`;
  });
  return `<div role="alert"><h2>Your message was not sent.</h2><ul>${items.join('')}</ul><p>What you wrote is still here.</p></div>`;
}

const controlOf = (form: string, name: string) =>
  new RegExp(`<(?:input|textarea)\\b[^>]* name="${name}"[^>]*>`).exec(form)?.[0];

function fillControl(form: string, name: string, value: string, isFaulty: boolean): string {
  const control = controlOf(form, name);
  if (control === undefined) return form;
  const plain = control.replace(/ (?:value|aria-invalid)="[^"]*"/g, '');
  const described = isFaulty ? describe(plain, `contact-${name}`) : plain;
  const typed = escapeHtml(value);
  // The parser drops a line break at the start of a text area.
  const written = control.startsWith('<textarea') ? `${described}\n${typed}` : withAttribute(described, 'value', typed);
  return form.replace(control, () => written);
}

function describe(control: string, id: string): string {
  const named = / aria-describedby="([^"]*)"/.exec(control)?.[1];
  const others = control.replace(/ aria-describedby="[^"]*"/, '');
  return withAttribute(
    withAttribute(others, 'aria-describedby', named ? `${id} ${named}` : id),
    ...(['aria-invalid', 'true'] as const),
  );
}

const withAttribute = (tag: string, name: string, value: string) =>
  tag.replace(/\/?>$/, (end) => ` ${name}="${value}"${end}`);
