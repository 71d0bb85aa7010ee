import * as z from '@flint/shared/contracts/schema';
import { ACCESS, AccessWish, KEY_SCOPE_IDS } from './api-keys';
import { defineCall } from './call';

/** Programs of one user that are connected. */
export const CONNECTED_PROGRAMS_MAX = 20;
/** What a user is proposed as the cap of a program, in credits a day. */
export const PROPOSED_CAP = 100;
/** Most characters of each part of a program's question. */
const QUESTION_PART_MAX = 2000;

const part = () =>
  z.optional(
    z.string().check(z.maxLength(QUESTION_PART_MAX, `Each part has at most ${QUESTION_PART_MAX} characters.`)),
  );

/** What a program asks at the page of consent, by the names of OAuth: all that is read of the page's address. */
export const ConsentQuestion = z.object({
  client_id: part(),
  redirect_uri: part(),
  response_type: part(),
  code_challenge: part(),
  code_challenge_method: part(),
  scope: part(),
  state: part(),
  resource: part(),
});
export type ConsentQuestion = z.infer<typeof ConsentQuestion>;

/** A program as a user sees it who is asked for consent. Its name is what it calls itself: text of strangers. */
export const AskingProgram = z.object({
  name: z.string(),
  /** Where its codes go: a host, or an app on the user's device. */
  host: z.string(),
  /** Whether codes go to a program on the device of the browser. */
  isLocal: z.boolean(),
  /** What it asks for. */
  scopes: z.array(z.enum(KEY_SCOPE_IDS)),
});
export type AskingProgram = z.infer<typeof AskingProgram>;

/** A program that a user connected: it acts for them until they disconnect it. */
export const ConnectedProgram = z.object({ id: z.string(), name: z.string(), host: z.string(), ...ACCESS });
export type ConnectedProgram = z.infer<typeof ConnectedProgram>;

const SHARED = { tag: 'Connected programs' } as const;

export const readConsent = defineCall({
  ...SHARED,
  id: 'readConsent',
  method: 'GET',
  path: '/api/oauth/consent',
  summary: 'What a program asks for, before its user answers',
  auth: 'verified',
  rateLimit: 'read',
  idempotency: 'safe',
  query: ConsentQuestion,
  response: z.object({
    program: AskingProgram,
    /** What is wrong with the question, for the program's developer, and where its user may tell the program of it. */
    mistake: z.nullable(z.object({ message: z.string(), to: z.string() })),
  }),
  failure: 'Failed to load what the program asks for',
});

/** A repetition replaces the code of the first, as long as the program has not used it. */
export const answerConsent = defineCall({
  ...SHARED,
  id: 'answerConsent',
  method: 'POST',
  path: '/api/oauth/consent',
  summary: 'Allow or refuse a program; the answer is where the browser goes',
  auth: 'verified',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({
    question: ConsentQuestion,
    /** Null refuses it. */
    access: z.nullable(AccessWish),
  }),
  response: z.object({ to: z.string() }),
  failure: 'Failed to answer the program',
});

export const listConnectedPrograms = defineCall({
  ...SHARED,
  id: 'listConnectedPrograms',
  method: 'GET',
  path: '/api/users/me/connected-programs',
  summary: 'Programs that are connected, newest first',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ programs: z.array(ConnectedProgram) }),
  failure: 'Failed to load your connected programs',
});

export const disconnectProgram = defineCall({
  ...SHARED,
  id: 'disconnectProgram',
  method: 'DELETE',
  path: '/api/users/me/connected-programs/{id}',
  summary: 'Disconnect a program: it is refused from the next call on',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: z.object({ success: z.literal(true) }),
  failure: 'Failed to disconnect the program',
});
