import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config-error';
import { loadConfig } from './load-config';

const SECRET = 'k3Jx9vQ2mZr7Tb5Ly8Wn1Hc4Pd6Sf0Ga';
const PRODUCTION = {
  FLINT_ENV: 'production',
  AUTH_SECRET: SECRET,
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Flint <hello@example.com>',
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'flint-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = (env: NodeJS.ProcessEnv = {}) => loadConfig({ DATA_DIR: dataDir, ...env });

function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    load(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('loadConfig accepted it');
}

test('errors are reported to a service in staging and production, with a DSN', () => {
  const dsn = 'https://publickey@o1.ingest.sentry.example/42';
  expect(load({ ...PRODUCTION, SENTRY_DSN: dsn }).monitoring).toEqual({ dsn });
  expect(load({ ...PRODUCTION, FLINT_ENV: 'staging', SENTRY_DSN: dsn }).monitoring).toEqual({ dsn });
  expect(load({ SENTRY_DSN: dsn }).monitoring).toBeUndefined();
  expect(load(PRODUCTION).monitoring).toBeUndefined();
});

test.each([
  'sentry.example/42',
  'https://sentry.example/42',
  'https://key:secret@sentry.example/42',
  'https://key@sentry.example/',
])('the DSN %s is refused without being repeated', (dsn) => {
  const message = messageOf({ SENTRY_DSN: dsn });
  expect(message).toMatch(/^SENTRY_DSN must be /);
  expect(message).not.toContain(dsn);
});

test('a bucket is read with its key, or without one', () => {
  const bucket = { S3_BUCKET: 'flint-files', S3_REGION: 'eu-central-1' };
  expect(load(bucket).s3).toEqual({ bucket: 'flint-files', region: 'eu-central-1' });
  const endpoint = 'https://s3.example.com';
  const key = { S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 'secret' };
  const config = load({
    S3_BUCKET: 'flint-files',
    S3_ENDPOINT: endpoint,
    ...key,
    CDN_URL: 'https://cdn.example.com/f/',
  });
  const credentials = { accessKeyId: 'AKIA1', secretAccessKey: 'secret' };
  expect(config.s3).toEqual({ bucket: 'flint-files', region: 'us-east-1', endpoint, credentials });
  expect(config.cdnUrl).toBe('https://cdn.example.com/f');
});

test.each([
  [{ S3_BUCKET: 'flint-files' }, 'S3_REGION is missing'],
  [{ S3_BUCKET: 'Flint Files', S3_REGION: 'eu-central-1' }, 'S3_BUCKET must be the name of a bucket'],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET is missing: S3_ENDPOINT is set'],
  [{ CDN_URL: 'https://cdn.example.com' }, 'S3_BUCKET is missing: CDN_URL is set'],
  [{ S3_BUCKET: 'files', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'AKIA1' }, 'S3_SECRET_ACCESS_KEY is missing'],
  [{ S3_BUCKET: 'files', S3_REGION: 'x', S3_SECRET_ACCESS_KEY: 'hush' }, 'S3_ACCESS_KEY_ID is missing'],
])('a half-set bucket %j is refused', (env, message) => {
  expect(messageOf(env)).toContain(message);
  expect(messageOf(env)).not.toContain('hush');
});

test('needs nothing set', () => {
  const config = load();
  expect(config).toMatchObject({
    environment: 'development',
    host: 'localhost',
    port: 3000,
    role: 'both',
    publicUrl: 'http://localhost:3000',
    apiUrl: '/',
    mediaTimeoutMs: 240_000,
    passwordHashCost: 14,
    rateLimitFactor: 1,
    diskReserveBytes: 256_000_000,
    databaseWaitMs: 60_000,
    trustedProxies: [],
    waitingMailSeconds: 300,
    sweepMs: 5000,
    trimMs: 60_000,
  });
  expect(config).not.toHaveProperty('databaseUrl');
  expect(config.providers).toEqual({ embedded: {} });
  expect(config).not.toHaveProperty('google');
  expect(config).not.toHaveProperty('mail');
});

test('reads every variable', () => {
  const config = load({
    ...PRODUCTION,
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://flint.example.com/',
    DATABASE_URL: 'postgres://flint:pw@db/flint',
    FFMPEG_PATH: '/opt/ffmpeg/bin/ffmpeg',
    POCKETSPHINX_PATH: '/opt/sphinx/bin/pocketsphinx_continuous',
    FAL_KEY: 'key',
    FAL_BASE_URL: 'http://localhost:4100',
    OPENAI_BASE_URL: 'http://localhost:11434/v1',
    OPENAI_API_KEY: 'key',
    OPENAI_MODELS: 'llama3.2, qwen2.5:32b',
    OPENAI_MODEL_MAP: 'qwen/qwen-2.5-32b-instruct=qwen2.5:32b',
    OPENAI_SPEECH_MODEL: 'tts-1',
    OPENAI_TRANSCRIPTION_MODEL: 'whisper-1',
    OPENAI_VISION_MODEL: 'llava',
    GOOGLE_CLIENT_ID: 'flint',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'http://localhost:4020',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    PASSWORD_HASH_COST: '15',
    RATE_LIMIT_FACTOR: '0.5',
    LOG_LEVEL: 'debug',
  });
  expect(config).toMatchObject({
    environment: 'production',
    port: 8080,
    publicUrl: 'https://flint.example.com',
    databaseUrl: 'postgres://flint:pw@db/flint',
    authSecret: SECRET,
    ffmpegPath: '/opt/ffmpeg/bin/ffmpeg',
    providers: {
      fal: { key: 'key', baseUrl: 'http://localhost:4100' },
      'openai-compatible': {
        openai: {
          baseUrl: 'http://localhost:11434/v1',
          apiKey: 'key',
          models: ['llama3.2', 'qwen2.5:32b'],
          modelMap: { 'qwen/qwen-2.5-32b-instruct': 'qwen2.5:32b' },
          speechModel: 'tts-1',
          transcriptionModel: 'whisper-1',
          visionModel: 'llava',
        },
      },
      embedded: { pocketsphinxPath: '/opt/sphinx/bin/pocketsphinx_continuous' },
    },
    google: { clientId: 'flint', clientSecret: 'secret', issuer: 'http://localhost:4020' },
    mail: { smtpUrl: 'smtp://mail.example.com', from: 'Flint <hello@example.com>' },
    trustedProxies: ['10.0.0.0/8', '::1'],
    passwordHashCost: 15,
    rateLimitFactor: 0.5,
    logLevel: 'debug',
  });
});

test('an API address set to nothing is absent, so that the browser can say so', () => {
  expect(load({ NEXT_PUBLIC_API_URL: '' })).not.toHaveProperty('apiUrl');
});

test('development keeps its generated secret, readable by its owner alone', () => {
  const { authSecret } = load();
  expect(authSecret.length).toBeGreaterThanOrEqual(32);
  expect(load().authSecret).toBe(authSecret);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).authSecret).toBe(authSecret);
});

test('a damaged secrets file is named, and left as it is', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{');
  expect(messageOf({})).toMatch(/^DATA_DIR: .*secrets\.json is damaged/);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{');
});

test('a data folder that cannot be made is named', () => {
  writeFileSync(join(dataDir, 'file'), '');
  expect(messageOf({ DATA_DIR: join(dataDir, 'file', 'data') })).toMatch(/^DATA_DIR: .*cannot be used \(ENOTDIR\)/);
});

test.each([
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
  ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535, not "3000.5".'],
  ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, not "http".'],
  ['FLINT_ENV', 'prod', 'FLINT_ENV must be development, staging or production, not "prod".'],
  ['PUBLIC_URL', 'flint.example.com', 'PUBLIC_URL must be an address that starts with http:// or https://'],
  ['PUBLIC_URL', 'https://example.com/flint', 'PUBLIC_URL must be an origin without a path'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,proxy', 'TRUSTED_PROXIES must be addresses or networks'],
  ['RATE_LIMIT_FACTOR', '-1', 'RATE_LIMIT_FACTOR must be a number above 0, not "-1".'],
  ['PASSWORD_HASH_COST', '9', 'PASSWORD_HASH_COST must be a whole number from 10 to 17, not "9".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal,'],
  ['FAL_BASE_URL', 'http://localhost:4100', 'FAL_KEY is missing: FAL_BASE_URL is set'],
  ['SMTP_URL', 'smtp://localhost', 'MAIL_FROM is missing: SMTP_URL is set'],
  ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set'],
  ['GOOGLE_CLIENT_SECRET', 'secret', 'GOOGLE_CLIENT_ID is missing: GOOGLE_CLIENT_SECRET is set'],
  ['GOOGLE_ISSUER', 'http://localhost:4020', 'GOOGLE_CLIENT_ID is missing: GOOGLE_ISSUER is set'],
  ['OPENAI_BASE_URL', 'localhost', 'OPENAI_BASE_URL must be an address that starts with http:// or https://'],
  ['OPENAI_API_KEY', 'key', 'OPENAI_BASE_URL is missing: OPENAI_API_KEY is set and is used only with an endpoint'],
  ['OPENAI_MODELS', 'llama3.2', 'OPENAI_BASE_URL is missing: OPENAI_MODELS is set'],
  ['OPENAI_MODEL_MAP', 'llama3.2', 'OPENAI_MODEL_MAP must be pairs of a model of Flint and one of the endpoint'],
  ['OPENAI_MODEL_MAP', 'llama=llama3.2', 'OPENAI_MODEL_MAP must name models of Flint before each ='],
  ['OPENAI_VISION_MODEL', 'llava', 'OPENAI_BASE_URL is missing: OPENAI_VISION_MODEL is set'],
  ['MAIL_FROM', 'hello@example.com', 'SMTP_URL is missing: MAIL_FROM is set'],
  ['FLINT_ROLE', 'worker', 'DATABASE_URL is missing: FLINT_ROLE is worker, and the embedded database'],
  ['FLINT_ROLE', 'server', 'FLINT_ROLE must be one of both, web, worker'],
])('%s=%s gets a message of its own', (name, value, message) => {
  expect(messageOf({ [name]: value })).toContain(message);
});

test('the error lists every problem, one line each', () => {
  expect(messageOf({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
});

test.each(['staging', 'production'])(
  '%s refuses a missing, short or well-known secret, and mail it cannot send',
  (FLINT_ENV) => {
    const env = { ...PRODUCTION, FLINT_ENV };
    expect(load(env).environment).toBe(FLINT_ENV);
    expect(messageOf({ ...env, AUTH_SECRET: '' })).toContain('AUTH_SECRET is missing');
    expect(messageOf({ ...env, AUTH_SECRET: 'short' })).toBe('AUTH_SECRET must be at least 32 characters long.');
    expect(messageOf({ ...env, AUTH_SECRET: 'better-auth-secret-12345678901234567890' })).toContain(
      'AUTH_SECRET is a well-known',
    );
    expect(messageOf({ ...env, AUTH_SECRET: 'a'.repeat(40) })).toContain('AUTH_SECRET is a well-known or repetitive');
    expect(messageOf({ ...env, SMTP_URL: '', MAIL_FROM: '' })).toContain('SMTP_URL and MAIL_FROM are missing');
  },
);

test.each(['staging', 'production'])('%s refuses passwords that are cheap to guess', (FLINT_ENV) => {
  const env = { ...PRODUCTION, FLINT_ENV };
  expect(load({ ...env, PASSWORD_HASH_COST: '14' }).passwordHashCost).toBe(14);
  expect(messageOf({ ...env, PASSWORD_HASH_COST: '13' })).toContain('PASSWORD_HASH_COST must be at least 14');
});

test('production refuses loose rate limits', () => {
  expect(load({ ...PRODUCTION, RATE_LIMIT_FACTOR: '10' }).rateLimitFactor).toBe(10);
  expect(messageOf({ ...PRODUCTION, RATE_LIMIT_FACTOR: '11' })).toContain('RATE_LIMIT_FACTOR must be at most 10');
});

test('a message never repeats a secret', () => {
  expect(messageOf({ DATABASE_URL: 'mysql://me:hunter2@db/x', SMTP_URL: 'http://me:hunter2@mail' })).not.toContain(
    'hunter2',
  );
});

test('additional chat endpoints are read from one variable; errors do not repeat its value', () => {
  const local = { name: 'local', baseUrl: 'http://localhost:11434/v1', models: ['llama3.2'] };
  expect(load({ OPENAI_ENDPOINTS: JSON.stringify([local]) }).providers).toHaveProperty('openai-compatible', {
    chatEndpoints: [local],
  });
  const faults: [unknown, RegExp][] = [
    ['{', /it is not JSON/],
    [[], /at least one endpoint/],
    [[{ baseUrl: local.baseUrl }], /an endpoint has a name \(0\.name\)/],
    [[{ ...local, name: 'qwen' }], /not the beginning of one of Flint’s own models/],
    [[{ ...local, baseUrl: 'localhost:11434' }], /baseUrl starts with http/],
    [[local, local], /each name stands once/],
    [[{ ...local, key: 'sk-secret' }], /Unrecognized key/],
  ];
  for (const [value, words] of faults) {
    const message = messageOf({ OPENAI_ENDPOINTS: typeof value === 'string' ? value : JSON.stringify(value) });
    expect(message).toMatch(/^OPENAI_ENDPOINTS must be a JSON list of/);
    expect(message).toMatch(words);
    expect(message).not.toContain('sk-secret');
  }
});
