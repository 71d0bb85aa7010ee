import { resolve } from 'node:path';
import type { Environment } from '@flint/shared/contracts/boot';
import { isMonitored } from '@flint/shared/contracts/monitoring/limits';
import type { ChatEndpoint } from './config/chat-endpoints';
import { ConfigError } from './config/config-error';
import { findRoot, type Paths, pathsIn } from './config/paths';
import { brokenRules } from './config/rules';
import { readSecrets } from './config/secrets';
import { type Variables, variables } from './config/variables';

/** An endpoint with OpenAI's API; docs/how-to/connect-a-model.md explains each field. */
interface OpenAiConfig {
  baseUrl: string;
  apiKey?: string;
  models?: string[];
  modelMap?: Record<string, string>;
  /** Absent, each: the endpoint is not asked for that kind of work. */
  speechModel?: string;
  transcriptionModel?: string;
  visionModel?: string;
}

/** Replicate; docs/providers/replicate.md explains each field. */
interface ReplicateConfig {
  token: string;
  baseUrl?: string;
  /** Models that answer in place of the defaults. */
  imageModel?: string;
  videoModel?: string;
  musicModel?: string;
}

/** A bucket of S3 or a compatible store; docs/how-to/keep-files-in-a-bucket.md explains each field. */
export interface S3Config {
  bucket: string;
  /** Absent: Amazon's own, of the region. */
  endpoint?: string;
  region: string;
  /** Absent: found by the SDK, such as the role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** How this server runs, read once at start. */
export interface Config {
  environment: Environment;
  host: string;
  /** 0: the start takes a free one, and prints it. */
  port: number;
  /** `web` answers requests, `worker` does the work of queues and sweeps, `both` does both. */
  role: Variables['FLINT_ROLE'];
  /** The origin people use, without a trailing slash. */
  publicUrl: string;
  /** Absolute path of the folder that holds everything this installation keeps. */
  dataDir: string;
  /** Space where the data folder is that new work must leave free, in bytes. */
  diskReserveBytes: number;
  /** How long an external database that is away is waited for at start, in milliseconds. */
  databaseWaitMs: number;
  /** Absent: the embedded PostgreSQL in the data folder is used. */
  databaseUrl?: string;
  /** The control plane that several environments share. Absent: the environment's own database holds one. */
  controlDatabaseUrl?: string;
  /** Absent: files are kept in the data folder. */
  s3?: S3Config;
  /** Where browsers read the bucket's public objects, without a trailing slash. */
  cdnUrl?: string;
  authSecret: string;
  /** The API's base as browsers see it; absent only when NEXT_PUBLIC_API_URL is set to nothing. */
  apiUrl?: string;
  /** Absent: the built-in engine makes everything. */
  fal?: { key: string; baseUrl?: string };
  /** Absent: Replicate is not asked for anything. */
  replicate?: ReplicateConfig;
  /** Absent: the built-in copywriter answers every chat. */
  openai?: OpenAiConfig;
  /** Further endpoints that answer chats, by their names; none where nothing is set. */
  chatEndpoints: readonly ChatEndpoint[];
  /** Absent: no sign-in with Google. `issuer` is used in place of Google. */
  google?: { clientId: string; clientSecret: string; issuer?: string };
  /** Absent: the system's ffmpeg, else the one installed with our packages. */
  ffmpegPath?: string;
  /** Absent: the system's, if it has one; without any the built-in engine transcribes nothing. */
  pocketsphinxPath?: string;
  /** How long one generation may take, in milliseconds. */
  mediaTimeoutMs: number;
  /** Absent (development only): mail goes to the outbox page. */
  mail?: { smtpUrl: string; from: string };
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** Addresses and networks whose forwarded headers are believed. */
  trustedProxies: string[];
  /** Origins that staff may try remotes from. */
  remoteOverrideOrigins: string[];
  /** The origin that each third party's remote may ask beside ours, by its name. */
  thirdPartyOrigins: ReadonlyMap<string, string>;
  /** Where staff is alerted beside mail. Its address is a secret. */
  alertWebhook?: string;
  /** Absent: metrics are shown to programs on this machine alone. */
  metricsToken?: string;
  /** Whether traces are exported; OpenTelemetry reads where to, and how, from its own variables. */
  traces: boolean;
  /** The error-reporting service; absent without a DSN, and in development. */
  monitoring?: { dsn: string };
  logLevel: NonNullable<Variables['LOG_LEVEL']>;
  /** How often unfinished runs are looked for, in milliseconds. */
  sweepMs: number;
  paths: Paths;
}

/** The addresses of `npm run dev` and of remotes that run alone. */
const BUNDLERS = ['localhost', '127.0.0.1'].flatMap((host) =>
  [3100, 3101, 3102, 3103, 3104, 3105].map((port) => `http://${host}:${port}`),
);

/** Variables whose value must not be repeated in a message. */
const SENSITIVE = new Set([
  'ALERT_WEBHOOK_URL',
  'AUTH_SECRET',
  'CONTROL_DATABASE_URL',
  'DATABASE_URL',
  'FAL_KEY',
  'GOOGLE_CLIENT_SECRET',
  'METRICS_TOKEN',
  'OPENAI_API_KEY',
  'OPENAI_ENDPOINTS',
  'REPLICATE_API_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SENTRY_DSN',
  'SMTP_URL',
]);

/**
 * Reads the configuration; in development a missing AUTH_SECRET is generated and kept in the data folder.
 * @param env the process's environment; an empty value counts as absent
 * @throws ConfigError with one line for each problem, naming its variable
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = readVariables(env);
  const problems = brokenRules(read);
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
    ...(read.FAL_KEY && { fal: { key: read.FAL_KEY, ...(read.FAL_BASE_URL && { baseUrl: read.FAL_BASE_URL }) } }),
    ...replicateOf(read),
    ...openAiOf(read),
    chatEndpoints: read.OPENAI_ENDPOINTS ?? [],
    ...googleOf(read),
    ...(read.FFMPEG_PATH && { ffmpegPath: read.FFMPEG_PATH }),
    ...(read.POCKETSPHINX_PATH && { pocketsphinxPath: read.POCKETSPHINX_PATH }),
    mediaTimeoutMs: read.MEDIA_TIMEOUT_MS,
    ...(read.SMTP_URL && read.MAIL_FROM && { mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM } }),
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    trustedProxies: read.TRUSTED_PROXIES,
    thirdPartyOrigins: read.THIRD_PARTY_ORIGINS,
    remoteOverrideOrigins: read.REMOTE_OVERRIDE_ORIGINS ?? (read.FLINT_ENV === 'development' ? BUNDLERS : []),
    ...(read.ALERT_WEBHOOK_URL && { alertWebhook: read.ALERT_WEBHOOK_URL }),
    ...(read.METRICS_TOKEN && { metricsToken: read.METRICS_TOKEN }),
    ...monitoringOf(read),
    traces: read.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: read.LOG_LEVEL ?? (read.FLINT_ENV === 'development' ? 'warn' : 'info'),
    sweepMs: read.SWEEP_MS,
    paths,
  };
}

function monitoringOf({ FLINT_ENV: env, SENTRY_DSN: dsn }: Variables): Pick<Config, 'monitoring'> {
  return dsn && isMonitored({ env, dsn }) ? { monitoring: { dsn } } : {};
}

function s3Of(read: Variables): Pick<Config, 's3'> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!bucket) return {};
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { s3: { bucket, region, ...(endpoint && { endpoint }), ...(credentials && { credentials }) } };
}

function replicateOf(read: Variables): Pick<Config, 'replicate'> {
  if (!read.REPLICATE_API_TOKEN) return {};
  return {
    replicate: {
      token: read.REPLICATE_API_TOKEN,
      ...(read.REPLICATE_BASE_URL && { baseUrl: read.REPLICATE_BASE_URL }),
      ...(read.REPLICATE_IMAGE_MODEL && { imageModel: read.REPLICATE_IMAGE_MODEL }),
      ...(read.REPLICATE_VIDEO_MODEL && { videoModel: read.REPLICATE_VIDEO_MODEL }),
      ...(read.REPLICATE_MUSIC_MODEL && { musicModel: read.REPLICATE_MUSIC_MODEL }),
    },
  };
}

function openAiOf(read: Variables): Pick<Config, 'openai'> {
  if (!read.OPENAI_BASE_URL) return {};
  return {
    openai: {
      baseUrl: read.OPENAI_BASE_URL,
      ...(read.OPENAI_API_KEY && { apiKey: read.OPENAI_API_KEY }),
      ...(read.OPENAI_MODELS?.length && { models: read.OPENAI_MODELS }),
      ...(read.OPENAI_MODEL_MAP && { modelMap: read.OPENAI_MODEL_MAP }),
      ...(read.OPENAI_SPEECH_MODEL && { speechModel: read.OPENAI_SPEECH_MODEL }),
      ...(read.OPENAI_TRANSCRIPTION_MODEL && { transcriptionModel: read.OPENAI_TRANSCRIPTION_MODEL }),
      ...(read.OPENAI_VISION_MODEL && { visionModel: read.OPENAI_VISION_MODEL }),
    },
  };
}

function googleOf(read: Variables): Pick<Config, 'google'> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = read;
  return clientId && clientSecret ? { google: { clientId, clientSecret, ...(issuer && { issuer }) } } : {};
}

function readVariables(env: NodeJS.ProcessEnv): Variables {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = SENSITIVE.has(name) ? '' : `, not "${present[name]}"`;
    return `${name} ${issue.message}${value}.`;
  });
  throw new ConfigError(problems.join('\n'));
}
