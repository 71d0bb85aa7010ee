import type { Environment, Monitoring } from '@flint/shared/contracts/boot';
import type { PixelIds } from '@flint/shared/contracts/pixels';
import type { Paths } from './config/paths';
import type { Variables } from './config/variables';

/** A bucket of S3 or a compatible store; docs/how-to/keep-files-in-a-bucket.md explains each field. */
export interface S3Config {
  bucket: string;
  /** Absent: Amazon's own, of the region. */
  endpoint?: string;
  region: string;
  /** Absent: found by the SDK, such as the role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Payments by Stripe; docs/how-to/take-payments.md explains each field. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string;
  /** Used in place of Stripe's API, such as its simulator. */
  apiBase?: string;
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
  /** The options of each provider that is on, by its id: what its own variables make. */
  providers: Readonly<Record<string, unknown>>;
  /** Absent: no sign-in with Google. `issuer` is used in place of Google. */
  google?: { clientId: string; clientSecret: string; issuer?: string };
  /** Absent: packages are sold on a test page, and in production not at all. */
  stripe?: StripeConfig;
  /** Absent: the system's ffmpeg, else the one installed with our packages. */
  ffmpegPath?: string;
  /** How long one generation may take, in milliseconds. */
  mediaTimeoutMs: number;
  /** Absent (development only): mail goes to the outbox page. */
  mail?: { smtpUrl: string; from: string };
  /** The binary logarithm of scrypt's N. */
  passwordHashCost: number;
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
  monitoring?: Monitoring;
  /** Analytics and advertising; absent where none is configured. */
  pixels?: PixelIds;
  logLevel: NonNullable<Variables['LOG_LEVEL']>;
  /** How long a run of steps waits for its owner before they are mailed, in seconds. */
  waitingMailSeconds: number;
  /** How often unfinished runs are looked for, in milliseconds. */
  sweepMs: number;
  /** Interval of the sweeps that delete expired rows and files, in milliseconds. */
  trimMs: number;
  paths: Paths;
}
