import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { address, list } from './fields';
import { PASSWORD_HASH_COST } from './password-hash-cost';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** What a process does: answer requests, do the work of queues and sweeps, or both. */
const ROLES = ['both', 'web', 'worker'] as const;

const integer = (min: number, max: number) =>
  z.string().transform(Number).refine(within(min, max), `must be a whole number from ${min} to ${max}`);

const origin = address(['http:', 'https:'])
  .refine((value) => !/[?#]/.test(value) && new URL(value).pathname === '/', 'must be an origin without a path')
  .transform((value) => new URL(value).origin);

const proxies = list.refine(
  (items) => items.every(isNetwork),
  'must be addresses or networks (10.0.0.0/8) separated by commas',
);

const origins = list
  .refine((items) => items.every((item) => origin.safeParse(item).success), 'must be origins separated by commas')
  .transform((items) => items.map((item) => new URL(item).origin));

/** Third parties and the origin of each, as `ext-name=https://…` pairs. */
const partyOrigins = list
  .refine(
    (items) =>
      items.every((item) => /^ext-[a-z0-9-]+=/.test(item) && origin.safeParse(item.replace(/^[^=]*=/, '')).success),
    'must be pairs such as ext-weather=https://api.weather.example, separated by commas',
  )
  .transform(
    (items) => new Map(items.map((item) => [item.split('=')[0] ?? '', new URL(item.replace(/^[^=]*=/, '')).origin])),
  );

/** The environment variables that Flint reads beside those of its providers, each validated separately. */
export const variables = z.object({
  FLINT_ENV: z
    .enum(['development', 'staging', 'production'], 'must be development, staging or production')
    .default('development'),
  FLINT_ROLE: z.enum(ROLES, `must be one of ${ROLES.join(', ')}`).default('both'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().optional(),
  DISK_RESERVE_MB: integer(0, 1_000_000_000).default(256),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  CONTROL_DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: address(['http:', 'https:']).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CDN_URL: address(['http:', 'https:'])
    .refine((value) => !/[?#]/.test(value), 'must be an address without a query')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  DATABASE_WAIT_MS: integer(0, 3_600_000).default(60_000),
  PASSWORD_HASH_COST: integer(PASSWORD_HASH_COST.min, PASSWORD_HASH_COST.max).default(PASSWORD_HASH_COST.default),
  AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  NEXT_PUBLIC_API_URL: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address(['http:', 'https:']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w+$/, 'must be a secret or restricted key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of a webhook of Stripe')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w+$/, 'must be a publishable key of Stripe')
    .optional(),
  STRIPE_API_BASE: address(['http:', 'https:']).optional(),
  FFMPEG_PATH: z.string().optional(),
  MEDIA_TIMEOUT_MS: integer(100, 3_600_000).default(240_000),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().optional(),
  RATE_LIMIT_FACTOR: z
    .string()
    .transform(Number)
    .refine((value) => value > 0 && value <= 1_000_000, 'must be a number above 0')
    .default(1),
  REMOTE_OVERRIDE_ORIGINS: origins.optional(),
  THIRD_PARTY_ORIGINS: partyOrigins.default(new Map()),
  TRUSTED_PROXIES: proxies.default([]),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']).optional(),
  ALERT_WEBHOOK_URL: address(['https:', 'http:']).optional(),
  SENTRY_DSN: address(['http:', 'https:'])
    .refine(isDsn, 'must be a DSN: https://<public key>@<host>/<project number>')
    .optional(),
  SENTRY_REDACTION: z.enum(['on', 'off'], 'must be on or off').default('on'),
  GOOGLE_ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id: G-XXXXXXXXXX')
    .optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the number of a pixel')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  WAITING_MAIL_SECONDS: integer(0, 86_400).default(300),
  SWEEP_MS: integer(50, 3_600_000).default(5000),
  TRIM_MS: integer(50, 3_600_000).default(60_000),
});

export type Variables = z.infer<typeof variables>;

function within(min: number, max: number) {
  return (value: number) => Number.isInteger(value) && value >= min && value <= max;
}

/** With a public key alone: pages carry it. */
function isDsn(value: string): boolean {
  const { username, password, pathname, search } = new URL(value);
  return /^\w+$/.test(username) && !password && !search && /^\/(?:[\w.-]+\/)*\d+$/.test(pathname);
}

function isNetwork(value: string): boolean {
  return value.includes('/') ? ipaddr.isValidCIDR(value) : ipaddr.isValid(value);
}
