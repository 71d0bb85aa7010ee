import { createHmac } from 'node:crypto';
import { PASSWORD_MAX, PASSWORD_MIN } from '@flint/shared/contracts/credentials';
import { CODE_LENGTH, CODE_MINUTES } from '@flint/shared/contracts/email-verification';
import { getHref } from '@flint/shared/contracts/routes';
import { betterAuth } from 'better-auth';
import { admin, emailOTP } from 'better-auth/plugins';
import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';
import { cookieName, needsSecureCookies } from '../../platform/http/cookie';
import type { Mailer } from '../../platform/mail/mailer';
import type { GoogleProfile, GoogleSettings } from './google/google-client';
import { googleProvider } from './google/google-provider';
import { codeMail, RESET_SECONDS, resetMail } from './mails';
import { createPasswordHashing } from './password-hash';
import { forgotPasswordLink } from './public-address';

/** Wrong attempts after which a code is void. */
export const CODE_TRIES = 5;

export interface AuthConfig {
  readonly authSecret: string;
  /** The server's public address, without a trailing slash. */
  readonly publicUrl: string;
  /** The binary logarithm of scrypt's N. */
  readonly passwordHashCost: number;
  /** Absent: sign-in with Google is off. */
  readonly google?: GoogleSettings;
}

interface AuthDeps {
  readonly pool: Pool;
  readonly config: AuthConfig;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly log: Pick<BaseLogger, 'warn' | 'error'>;
  /** Called before an account is looked up, when Google confirms the owner of an address. */
  onGoogleProof(profile: GoogleProfile): Promise<void>;
}

/**
 * HMAC of a code. Six digits have too few values for a plain hash: a reader of the table also needs the secret.
 */
export function hashCode(secret: string, code: string): string {
  return createHmac('sha256', secret).update(code).digest('base64url');
}

const NO_KEYS = { accessToken: null, refreshToken: null, idToken: null };

/** An address that its provider has not verified neither creates nor joins an account (decision 7). */
function validateUserInfo({ user, source }: { user: { emailVerified?: unknown }; source: UserInfoSource }) {
  if (source.method === 'oauth' && source.action !== 'sign-in' && user.emailVerified !== true)
    return { error: 'email_not_verified' };
}
interface UserInfoSource {
  readonly method: string;
  readonly action: string;
}

/**
 * better-auth: accounts, sessions and codes. Its own HTTP paths are not served: our routes call `auth.api`, with our
 * schemas, limits and messages in front.
 */
export function createAuth({ pool, config, mailer, log, onGoogleProof }: AuthDeps) {
  const secure = needsSecureCookies(config.publicUrl);
  return betterAuth({
    database: pool,
    secret: config.authSecret,
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    emailAndPassword: {
      enabled: true,
      // Unverified users get a session, but cannot spend credits.
      requireEmailVerification: false,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: createPasswordHashing(config.passwordHashCost),
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        mailer.send(resetMail(user.email, forgotPasswordLink(config.publicUrl, { token, email: user.email }))),
    },
    verification: {
      storeIdentifier: { default: 'plain', overrides: { 'reset-password': 'hashed' } },
      // Expired codes are kept for a day, so that a late code can be distinguished from a wrong one.
      disableCleanup: true,
    },
    user: { validateUserInfo },
    // Google is asked for the identity once; no token of a Google account is stored.
    account: { updateAccountOnSignIn: false },
    databaseHooks: { account: { create: { before: async (account) => ({ data: { ...account, ...NO_KEYS } }) } } },
    onAPIError: { errorURL: new URL(getHref('oauthCallback'), config.publicUrl).href },
    // No cookie cache: an ended session is refused at once, everywhere.
    session: {
      cookieCache: { enabled: false },
      additionalFields: { isRenewalDue: { type: 'boolean', required: false, input: false, returned: false } },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      // better-auth's own option would prefix `__Secure-`, which a neighbouring subdomain can set.
      useSecureCookies: false,
      cookiePrefix: cookieName('flint', secure),
      defaultCookieAttributes: { secure },
      ipAddress: { disableIpTracking: true },
      database: { joins: true },
    },
    logger: {
      level: 'warn',
      // Log only causes: better-auth's other arguments may hold addresses.
      log: (level, message, ...details) => {
        const err = details.find((detail) => detail instanceof Error);
        if (err) log[level === 'error' ? 'error' : 'warn']({ err }, message);
      },
    },
    plugins: [
      emailOTP({
        otpLength: CODE_LENGTH,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: CODE_TRIES,
        disableSignUp: true,
        storeOTP: { hash: async (code) => hashCode(config.authSecret, code) },
        sendVerificationOTP: ({ email, otp }) => mailer.send(codeMail(email, otp)),
      }),
      admin(),
      ...(config.google
        ? [googleProvider({ settings: config.google, publicUrl: config.publicUrl, log, onProof: onGoogleProof })]
        : []),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Creates or updates better-auth's tables. Run it under the migration lock, since it takes none of its own. */
export async function migrateAuth(place: Pick<AuthDeps, 'pool' | 'config' | 'log'>): Promise<void> {
  // The tables follow from the options; nothing is sent.
  const nothing = async () => undefined;
  const auth = createAuth({ ...place, mailer: { send: nothing }, onGoogleProof: nothing });
  await (await auth.$context).runMigrations();
}
