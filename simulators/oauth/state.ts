import { randomBytes } from 'node:crypto';
import { CallLog } from '../lib/call-log';
import { expectKnown, type Fault } from '../lib/faults';

/** Lifetime of an authorization code, as the standard recommends. */
const CODE_MS = 60_000;
const PARTS = ['user', 'authorize', 'token', 'userinfo'];

/** Claims of the user who signs in. */
interface OAuthUser {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture: string;
}

export interface OAuthScript {
  /** Changes of the default user; null leaves a claim out. */
  user?: { [Claim in keyof OAuthUser]?: OAuthUser[Claim] | null };
  /** `error` is returned to the caller, such as `access_denied`; `state` changes the returned state. */
  authorize?: Fault<string> & { state?: 'wrong' | 'missing' };
  /** `error` is a status code or an OAuth error such as `invalid_grant`. */
  token?: Fault<number | string> & { idToken?: 'absent' | 'wrong_nonce' | 'wrong_signature' };
  userinfo?: Fault<number>;
}

interface OAuthCall {
  at: string;
  method: string;
  path: string;
  params: Readonly<Record<string, unknown>>;
  answer: number | 'lost';
}

export interface OAuthJournal {
  /** Number of codes issued. */
  readonly codes: number;
  /** Number of codes exchanged for tokens. */
  readonly tokens: number;
  readonly calls: readonly OAuthCall[];
}

/** The grant of a code; the exchange must match it. */
export interface Grant {
  redirectUri: string;
  challenge: string;
  nonce: string | undefined;
  claims: object;
  expiresAt: number;
}

/** State of the provider. */
export class OAuthState {
  /** Its address; set when it listens. */
  issuer = '';
  faults: OAuthScript = {};
  readonly log = new CallLog<OAuthCall>();
  codesGiven = 0;
  tokensGiven = 0;
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, object>();

  /** @param script replaces the earlier script */
  take(script: OAuthScript): void {
    expectKnown('oauth', script, PARTS);
    this.faults = structuredClone(script);
  }

  reset(): void {
    this.faults = {};
    this.log.clear();
    this.codesGiven = 0;
    this.tokensGiven = 0;
    this.#codes.clear();
    this.#tokens.clear();
  }

  /** Claims of the scripted user; those scripted as null are left out. */
  get claims(): object {
    const usual: OAuthUser = {
      sub: '100000000000000000001',
      email: 'maya@example.com',
      email_verified: true,
      name: 'Maya Lind',
      picture: `${this.issuer}/picture.png`,
    };
    return Object.fromEntries(Object.entries({ ...usual, ...this.faults.user }).filter(([, value]) => value !== null));
  }

  giveCode(grant: Omit<Grant, 'claims' | 'expiresAt'>): string {
    const code = randomBytes(24).toString('base64url');
    this.#codes.set(code, { ...grant, claims: this.claims, expiresAt: Date.now() + CODE_MS });
    this.codesGiven += 1;
    return code;
  }

  /** Redeems a code: its grant, once. */
  takeCode(code: string): Grant | undefined {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    return grant && grant.expiresAt > Date.now() ? grant : undefined;
  }

  giveToken(claims: object): string {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, claims);
    this.tokensGiven += 1;
    return token;
  }

  claimsOf(token: string): object | undefined {
    return this.#tokens.get(token);
  }
}
