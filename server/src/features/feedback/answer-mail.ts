import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/mailer';
import type { ContactMessageRow } from './tables';

/** Most characters of the question that an answer quotes. */
const QUOTED = 1000;

/** One line: a subject of a visitor must not add headers. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Mail with the answer of staff, and the message it answers below. */
export function answerMail({ email, receipt, subject, message }: ContactMessageRow, text: string): Mail {
  const about = subject === '' ? 'Your message to Flint' : oneLine(subject);
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part }));
  const quoted = message.length > QUOTED ? `${message.slice(0, QUOTED)} …` : message;
  return letter(email, `Re: ${about} (${receipt})`, [
    ...paragraphs,
    { text: 'This answers your message:' },
    { text: quoted },
    { text: `Its number is ${receipt}. Quote it when you write again.` },
  ]);
}
