import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { Email } from './credentials';

export const CONTACT_MESSAGE_MAX = 5000;
const NAME_MAX = 80;
const SUBJECT_MAX = 150;
/** More than any robot needs; it is stored. */
const TRAP_MAX = 500;

export const ContactBody = z.object({
  name: z.optional(
    z
      .string('The name is a text.')
      .check(z.trim(), z.maxLength(NAME_MAX, `A name has at most ${NAME_MAX} characters.`)),
  ),
  email: Email,
  subject: z.optional(
    z
      .string('The subject is a text.')
      .check(z.trim(), z.maxLength(SUBJECT_MAX, `A subject has at most ${SUBJECT_MAX} characters.`)),
  ),
  message: z
    .string('Write a message.')
    .check(
      z.trim(),
      z.minLength(1, 'Write a message.'),
      z.maxLength(CONTACT_MESSAGE_MAX, `A message has at most ${CONTACT_MESSAGE_MAX.toLocaleString('en')} characters.`),
    ),
  /** Honeypot: a field that people do not see. A message with it is kept, and marked for staff. */
  extra: z.optional(z.string('The extra is a text.').check(z.maxLength(TRAP_MAX))),
});
export type ContactBody = z.infer<typeof ContactBody>;

/** The fields of the form as they were typed. */
export type ContactFields = Readonly<Record<keyof ContactBody, string>>;

export interface ContactProblem {
  /** The field at fault; absent where none is. */
  readonly field?: string;
  readonly message: string;
}

/** What became of a form that the browser sent itself, which the page's program takes over. */
export type ContactAnswer =
  | { readonly receipt: string; readonly email: string }
  | { readonly fields: ContactFields; readonly problems: readonly ContactProblem[] };

/** Key of a {@link ContactAnswer} in the boot data. */
export const CONTACT_CONTENT = 'contact-form';

export const CONTACT_STATUSES = ['open', 'answered', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** A message with its answers, as staff see it. */
export const ContactMessage = z.object({
  id: z.string(),
  /** The number that the sender was told: `FL-7K3M-9Q2P`. */
  receipt: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(CONTACT_STATUSES),
  /** Whether the honeypot was filled: most likely a robot, and perhaps a person. */
  suspected: z.boolean(),
  createdAt: z.string(),
  answers: z.array(z.object({ id: z.string(), text: z.string(), createdAt: z.string() })),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const sendContactForm = defineCall({
  id: 'sendContactForm',
  method: 'POST',
  path: '/api/contact-forms',
  tag: 'Contact',
  summary: 'Send a message to the people who run this server',
  auth: 'public',
  rateLimit: 'mail',
  idempotency: 'key',
  credentials: false,
  body: ContactBody,
  response: z.object({ success: z.literal(true), receipt: z.string() }),
  failure: 'Your message could not be sent',
});

export const listContactForms = defineCall({
  id: 'listContactForms',
  method: 'GET',
  path: '/api/contact-forms',
  tag: 'Contact',
  summary: 'Messages of visitors, newest first',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({
    status: z.optional(z.enum(CONTACT_STATUSES, `The status is one of ${CONTACT_STATUSES.join(', ')}.`)),
    /** 20 by default, at most 100. */
    limit: z.optional(z.union([z.string(), z.number()])),
  }),
  response: z.object({ messages: z.array(ContactMessage), open: z.number() }),
  failure: 'The messages could not be read',
});

const ById = z.object({ id: z.string() });

/** Answers by mail to the sender's address, and marks the message as answered. */
export const answerContactForm = defineCall({
  id: 'answerContactForm',
  method: 'POST',
  path: '/api/contact-forms/{id}/answers',
  tag: 'Contact',
  summary: 'Answer a message by mail',
  auth: ['admin'],
  rateLimit: 'write',
  idempotency: 'key',
  params: ById,
  body: z.object({
    text: z
      .string('Write an answer.')
      .check(
        z.trim(),
        z.minLength(1, 'Write an answer.'),
        z.maxLength(
          CONTACT_MESSAGE_MAX,
          `An answer has at most ${CONTACT_MESSAGE_MAX.toLocaleString('en')} characters.`,
        ),
      ),
  }),
  response: z.object({ message: ContactMessage }),
  failure: 'The answer could not be sent',
});

export const setContactStatus = defineCall({
  id: 'setContactStatus',
  method: 'PATCH',
  path: '/api/contact-forms/{id}',
  tag: 'Contact',
  summary: 'Close a message, or open it again',
  auth: ['admin'],
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  body: z.object({ status: z.enum(CONTACT_STATUSES, `The status is one of ${CONTACT_STATUSES.join(', ')}.`) }),
  response: z.object({ message: ContactMessage }),
  failure: 'The message could not be changed',
});
