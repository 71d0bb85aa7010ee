import { PASSWORD_HASH_COST } from './password-hash-cost';
import type { Variables } from './variables';

/** Example secrets from documentation and tutorials, in lower case. Knowing the secret allows forging sessions. */
const WELL_KNOWN = [
  'change-me',
  'changeme',
  'change_me',
  'your-secret',
  'better-auth-secret',
  'supersecret',
  'placeholder',
];

/**
 * Rules across variables: half-set pairs, and settings that staging and production refuse.
 * @returns one line for each broken rule, none when all hold
 */
export function brokenRules(variables: Variables): string[] {
  return [
    ...halfSet(variables),
    ...halfSetBucket(variables),
    ...halfSetGoogle(variables),
    ...ofStripe(variables),
    ...outsideDevelopment(variables),
    ...ofRoles(variables),
    ...ofRedaction(variables),
  ];
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Reports without redaction never leave this machine, and never are of production. */
function ofRedaction({ SENTRY_REDACTION, SENTRY_DSN, FLINT_ENV }: Variables): string[] {
  if (SENTRY_REDACTION === 'on') return [];
  if (FLINT_ENV === 'staging' && SENTRY_DSN && LOOPBACK.test(new URL(SENTRY_DSN).hostname)) return [];
  return ['SENTRY_REDACTION is off: only staging may do that, with a SENTRY_DSN on this machine (127.0.0.1).'];
}

function ofRoles({ FLINT_ROLE, DATABASE_URL }: Variables): string[] {
  if (FLINT_ROLE === 'both' || DATABASE_URL) return [];
  return [
    `DATABASE_URL is missing: FLINT_ROLE is ${FLINT_ROLE}, and the embedded database serves a single process that is both.`,
  ];
}

function halfSet({ SMTP_URL, MAIL_FROM }: Variables): string[] {
  const problems: string[] = [];
  if (SMTP_URL && !MAIL_FROM) problems.push('MAIL_FROM is missing: SMTP_URL is set, and mail needs a sender.');
  if (MAIL_FROM && !SMTP_URL) problems.push('SMTP_URL is missing: MAIL_FROM is set, and mail needs a server.');
  return problems;
}

const OF_BUCKET = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CDN_URL',
] as const satisfies readonly (keyof Variables)[];

function halfSetBucket(variables: Variables): string[] {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  const set = OF_BUCKET.find((name) => variables[name]);
  if (!S3_BUCKET) return set ? [`S3_BUCKET is missing: ${set} is set and is used only with a bucket.`] : [];
  const problems: string[] = [];
  if (!S3_ENDPOINT && !S3_REGION)
    problems.push('S3_REGION is missing: S3_BUCKET is set, and Amazon keeps a bucket in one region.');
  if (S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY)
    problems.push('S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID is set, and a key has both.');
  if (S3_SECRET_ACCESS_KEY && !S3_ACCESS_KEY_ID)
    problems.push('S3_ACCESS_KEY_ID is missing: S3_SECRET_ACCESS_KEY is set, and a key has both.');
  return problems;
}

function halfSetGoogle({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Variables): string[] {
  if (GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET)
    return ['GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set, and Google sign-in needs both.'];
  if (GOOGLE_CLIENT_SECRET && !GOOGLE_CLIENT_ID)
    return ['GOOGLE_CLIENT_ID is missing: GOOGLE_CLIENT_SECRET is set, and Google sign-in needs both.'];
  if (GOOGLE_ISSUER && !GOOGLE_CLIENT_ID)
    return ['GOOGLE_CLIENT_ID is missing: GOOGLE_ISSUER is set and is used only with a client.'];
  return [];
}

const OF_STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PUBLISHABLE_KEY',
] as const satisfies readonly (keyof Variables)[];

function ofStripe(variables: Variables): string[] {
  const set = [...OF_STRIPE, 'STRIPE_API_BASE' as const].find((name) => variables[name]);
  if (!set) return [];
  const problems = OF_STRIPE.filter((name) => !variables[name]).map(
    (name) => `${name} is missing: ${set} is set, and payments by Stripe need all three keys.`,
  );
  if (variables.FLINT_ENV === 'production')
    for (const name of OF_STRIPE)
      if (variables[name]?.includes('_test_'))
        problems.push(`${name} is a key of Stripe's test mode: in production it would take no money.`);
  return problems;
}

function outsideDevelopment(variables: Variables): string[] {
  const { FLINT_ENV, AUTH_SECRET, SMTP_URL, MAIL_FROM, RATE_LIMIT_FACTOR } = variables;
  if (FLINT_ENV === 'development') return [];
  const problems: string[] = [];
  if (!AUTH_SECRET)
    problems.push(`AUTH_SECRET is missing: ${FLINT_ENV} needs one. \`openssl rand -base64 32\` makes one.`);
  else if (isGuessable(AUTH_SECRET))
    problems.push('AUTH_SECRET is a well-known or repetitive value. `openssl rand -base64 32` makes a good one.');
  if (!SMTP_URL && !MAIL_FROM) problems.push(`SMTP_URL and MAIL_FROM are missing: ${FLINT_ENV} sends real mail.`);
  if (variables.PASSWORD_HASH_COST < PASSWORD_HASH_COST.default)
    problems.push(
      `PASSWORD_HASH_COST must be at least ${PASSWORD_HASH_COST.default} outside of development: a lower one is for tests.`,
    );
  if (FLINT_ENV === 'production' && RATE_LIMIT_FACTOR > 10)
    problems.push(`RATE_LIMIT_FACTOR must be at most 10 in production, not "${RATE_LIMIT_FACTOR}".`);
  return problems;
}

function isGuessable(secret: string): boolean {
  const lower = secret.toLowerCase();
  return new Set(secret).size < 10 || WELL_KNOWN.some((known) => lower.includes(known));
}
