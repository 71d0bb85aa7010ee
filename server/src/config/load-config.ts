import { resolve } from 'node:path';
import { isMonitored } from '@flint/shared/contracts/monitoring/limits';
import { z } from 'zod';
import type { Config } from '../config';
import { PROVIDERS } from '../providers/providers';
import { ConfigError } from './config-error';
import { findRoot, pathsIn } from './paths';
import { brokenRules } from './rules';
import { readSecrets } from './secrets';
import { type Variables, variables } from './variables';

/** The addresses of `npm run dev` and of remotes that run alone. */
const BUNDLERS = ['localhost', '127.0.0.1'].flatMap((host) =>
  [3100, 3101, 3102, 3103, 3104, 3105].map((port) => `http://${host}:${port}`),
);

/** The server's own variables, and those of every provider. */
const ALL: z.ZodType<Variables> = z.intersection(
  variables,
  z.object(Object.assign({}, ...PROVIDERS.map(({ settings }) => settings.variables))),
);

/** Variables whose value must not be repeated in a message. */
const SENSITIVE = new Set<string>([
  'ALERT_WEBHOOK_URL',
  'AUTH_SECRET',
  'CONTROL_DATABASE_URL',
  'DATABASE_URL',
  'GOOGLE_CLIENT_SECRET',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SENTRY_DSN',
  'SMTP_URL',
  // The two keys are easily swapped.
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...PROVIDERS.flatMap(({ settings }) => settings.secrets),
]);

/**
 * Reads the configuration; in development a missing AUTH_SECRET is generated and kept in the data folder.
 * @param env the process's environment; an empty value counts as absent
 * @throws ConfigError with one line for each problem, naming its variable
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = readVariables(env);
  const problems = [...brokenRules(read), ...PROVIDERS.flatMap(({ settings }) => settings.rules(read))];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  const paths = pathsIn(findRoot());
  const dataDir = resolve(paths.root, read.DATA_DIR ?? 'data');
  const apiUrl = env.NEXT_PUBLIC_API_URL ?? '/';
  return {
    environment: read.FLINT_ENV,
    host: read.HOST,
    port: read.PORT,
    role: read.FLINT_ROLE,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    dataDir,
    diskReserveBytes: read.DISK_RESERVE_MB * 1_000_000,
    databaseWaitMs: read.DATABASE_WAIT_MS,
    ...(read.DATABASE_URL && { databaseUrl: read.DATABASE_URL }),
    ...(read.CONTROL_DATABASE_URL && { controlDatabaseUrl: read.CONTROL_DATABASE_URL }),
    ...s3Of(read),
    ...(read.CDN_URL && { cdnUrl: read.CDN_URL }),
    authSecret: read.AUTH_SECRET ?? readSecrets(dataDir).authSecret,
    ...(apiUrl && { apiUrl }),
    providers: providersOf(read),
    ...googleOf(read),
    ...stripeOf(read),
    ...(read.FFMPEG_PATH && { ffmpegPath: read.FFMPEG_PATH }),
    mediaTimeoutMs: read.MEDIA_TIMEOUT_MS,
    ...(read.SMTP_URL && read.MAIL_FROM && { mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM } }),
    passwordHashCost: read.PASSWORD_HASH_COST,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    trustedProxies: read.TRUSTED_PROXIES,
    thirdPartyOrigins: read.THIRD_PARTY_ORIGINS,
    remoteOverrideOrigins: read.REMOTE_OVERRIDE_ORIGINS ?? (read.FLINT_ENV === 'development' ? BUNDLERS : []),
    ...(read.ALERT_WEBHOOK_URL && { alertWebhook: read.ALERT_WEBHOOK_URL }),
    ...(read.METRICS_TOKEN && { metricsToken: read.METRICS_TOKEN }),
    ...monitoringOf(read),
    ...pixelsOf(read),
    traces: read.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: read.LOG_LEVEL ?? (read.FLINT_ENV === 'development' ? 'warn' : 'info'),
    waitingMailSeconds: read.WAITING_MAIL_SECONDS,
    sweepMs: read.SWEEP_MS,
    trimMs: read.TRIM_MS,
    paths,
  };
}

function monitoringOf(read: Variables): Pick<Config, 'monitoring'> {
  const { FLINT_ENV: env, SENTRY_DSN: dsn, SENTRY_REDACTION: redaction } = read;
  return dsn && isMonitored({ env, dsn }) ? { monitoring: { dsn, ...(redaction === 'off' && { raw: true }) } } : {};
}

function pixelsOf({ GOOGLE_ANALYTICS_ID: googleAnalytics, META_PIXEL_ID: meta }: Variables): Pick<Config, 'pixels'> {
  if (!googleAnalytics && !meta) return {};
  return { pixels: { ...(googleAnalytics && { googleAnalytics }), ...(meta && { meta }) } };
}

function s3Of(read: Variables): Pick<Config, 's3'> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!bucket) return {};
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { s3: { bucket, region, ...(endpoint && { endpoint }), ...(credentials && { credentials }) } };
}

function providersOf(read: Variables): Config['providers'] {
  const options = PROVIDERS.map(({ id, settings }) => [id, settings.options(read)] as const);
  return Object.fromEntries(options.filter(([, each]) => each !== undefined));
}

function googleOf(read: Variables): Pick<Config, 'google'> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = read;
  return clientId && clientSecret ? { google: { clientId, clientSecret, ...(issuer && { issuer }) } } : {};
}

function stripeOf(read: Variables): Pick<Config, 'stripe'> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = read;
  const { STRIPE_PUBLISHABLE_KEY: publishableKey } = read;
  if (!secretKey || !webhookSecret || !publishableKey) return {};
  return { stripe: { secretKey, webhookSecret, publishableKey, ...(apiBase && { apiBase }) } };
}

function readVariables(env: NodeJS.ProcessEnv): Variables {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = ALL.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = SENSITIVE.has(name) ? '' : `, not "${present[name]}"`;
    return `${name} ${issue.message}${value}.`;
  });
  throw new ConfigError(problems.join('\n'));
}
