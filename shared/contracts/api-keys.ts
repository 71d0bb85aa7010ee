import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** What every API key begins with, so that a leaked one is recognised by people and by scanners. */
export const API_KEY_PREFIX = 'flint_';
const API_KEY_NAME_MAX = 40;
/** Keys of one user that work. */
export const API_KEYS_MAX = 20;
/** Most credits that a key may spend in a day. */
const API_KEY_CAP_MAX = 100_000;
const API_KEY_DAYS_MAX = 730;

/** THE table of scopes: what a key may do, in words for its owner. Which call is in which is the server's `key-access.ts`. */
export const KEY_SCOPES = {
  read: { label: 'Read', about: 'See your runs, library, brands, agents, templates and balance.', spends: false },
  make: {
    label: 'Make',
    about: 'Order pictures, films, sound, texts and platform tools, and stop them.',
    spends: true,
  },
  agents: {
    label: 'Run agents',
    about: 'Run agents and templates, and answer what they ask.',
    spends: true,
  },
  organise: {
    label: 'Organise',
    about: 'Change your library, brands and templates; add and remove agents.',
    spends: false,
  },
} as const satisfies Readonly<Record<string, { label: string; about: string; spends: boolean }>>;
export type KeyScope = keyof typeof KEY_SCOPES;
export const KEY_SCOPE_IDS = Object.keys(KEY_SCOPES) as [KeyScope, ...KeyScope[]];

/** What a program may do, and what it spent: alike for keys and for connected programs. */
export const ACCESS = {
  scopes: z.array(z.enum(KEY_SCOPE_IDS)),
  /** Most credits a day, UTC. */
  dailyCap: z.number(),
  /** Credits of today's orders: what is held, and what was charged. */
  spentToday: z.number(),
  /** When the day of the cap ends. */
  resetsAt: z.string(),
  /** Accurate to a minute; null: never. */
  lastUsedAt: z.nullable(z.string()),
  createdAt: z.string(),
};

/** An API key as its owner sees it. The key itself is in the answer of its creation alone. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first signs, by which its owner tells keys apart. */
  start: z.string(),
  ...ACCESS,
  /** Null: it does not expire. */
  expiresAt: z.nullable(z.string()),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type ApiKey = z.infer<typeof ApiKey>;

const NAME_RULE = `A name has 1 to ${API_KEY_NAME_MAX} characters.`;
const CAP_RULE = `The cap is a whole number from 0 to ${API_KEY_CAP_MAX.toLocaleString('en')}.`;
const DAYS_RULE = `The days are a whole number from 1 to ${API_KEY_DAYS_MAX}.`;
const SCOPES_RULE = 'Choose what it may do.';

/** What a user lets a program do. */
export const AccessWish = z.object({
  scopes: z
    .array(z.enum(KEY_SCOPE_IDS, `A scope is one of ${KEY_SCOPE_IDS.join(', ')}.`), SCOPES_RULE)
    .check(z.minLength(1, SCOPES_RULE), z.maxLength(KEY_SCOPE_IDS.length, 'A scope is named once.')),
  dailyCap: z.int(CAP_RULE).check(z.minimum(0, CAP_RULE), z.maximum(API_KEY_CAP_MAX, CAP_RULE)),
});
export type AccessWish = z.infer<typeof AccessWish>;

export const NewApiKey = z.extend(AccessWish, {
  name: z.string(NAME_RULE).check(z.trim(), z.minLength(1, NAME_RULE), z.maxLength(API_KEY_NAME_MAX, NAME_RULE)),
  /** Days until it expires; null: it does not. */
  days: z.nullable(z.int(DAYS_RULE).check(z.minimum(1, DAYS_RULE), z.maximum(API_KEY_DAYS_MAX, DAYS_RULE))),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

const SHARED = { tag: 'API keys' } as const;

export const listApiKeys = defineCall({
  ...SHARED,
  id: 'listApiKeys',
  method: 'GET',
  path: '/api/users/me/api-keys',
  summary: 'Own API keys, newest first; revoked ones for 30 days',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ keys: z.array(ApiKey) }),
  failure: 'Failed to load your API keys',
});

/** A repetition is refused, since the key is not kept. */
export const createApiKey = defineCall({
  ...SHARED,
  id: 'createApiKey',
  method: 'POST',
  path: '/api/users/me/api-keys',
  summary: 'Create an API key; the answer tells it, this once',
  auth: 'verified',
  rateLimit: 'write',
  idempotency: 'key',
  body: NewApiKey,
  response: z.object({ secret: z.string(), key: ApiKey }),
  failure: 'Failed to create the API key',
});

export const revokeApiKey = defineCall({
  ...SHARED,
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/users/me/api-keys/{id}',
  summary: 'Revoke an API key: it is refused from the next call on',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: z.object({ key: ApiKey }),
  failure: 'Failed to revoke the API key',
});
