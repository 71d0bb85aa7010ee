import { randomBytes } from 'node:crypto';
import { expectKnown } from '../lib/faults.mjs';

/** Lifetime of an authorization code, as the standard recommends. */
const CODE_MS = 60_000;
const PARTS = ['user', 'authorize', 'token', 'userinfo'];

/**
 * The grant of a code; the exchange must match it.
 * @typedef {{ redirectUri: string, challenge: string, nonce: string | undefined, claims: object, expiresAt: number }} Grant
 */

/** State of the provider. */
export class OAuthState {
  /** Its address; set when it listens. */
  issuer = '';
  /** @type {import('./simulator.mjs').OAuthScript} */
  faults = {};
  /** @type {import('./simulator.mjs').OAuthJournal['calls'][number][]} */
  calls = [];
  codesGiven = 0;
  tokensGiven = 0;
  /** @type {Map<string, Grant>} */
  #codes = new Map();
  /** @type {Map<string, object>} */
  #tokens = new Map();

  /** @param {import('./simulator.mjs').OAuthScript} script replaces the earlier script */
  take(script) {
    expectKnown('oauth', script, PARTS);
    this.faults = structuredClone(script);
  }

  reset() {
    this.faults = {};
    this.calls = [];
    this.codesGiven = 0;
    this.tokensGiven = 0;
    this.#codes.clear();
    this.#tokens.clear();
  }

  /** Claims of the scripted user; those scripted as null are left out. */
  get claims() {
    const usual = {
      sub: '100000000000000000001',
      email: 'maya@example.com',
      email_verified: true,
      name: 'Maya Lind',
      picture: `${this.issuer}/picture.png`,
    };
    return Object.fromEntries(Object.entries({ ...usual, ...this.faults.user }).filter(([, value]) => value !== null));
  }

  /** @param {Omit<Grant, 'claims' | 'expiresAt'>} grant */
  giveCode(grant) {
    const code = randomBytes(24).toString('base64url');
    this.#codes.set(code, { ...grant, claims: this.claims, expiresAt: Date.now() + CODE_MS });
    this.codesGiven += 1;
    return code;
  }

  /** Redeems a code: its grant, once. */
  takeCode(/** @type {string} */ code) {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    return grant && grant.expiresAt > Date.now() ? grant : undefined;
  }

  giveToken(/** @type {object} */ claims) {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, claims);
    this.tokensGiven += 1;
    return token;
  }

  claimsOf(/** @type {string} */ token) {
    return this.#tokens.get(token);
  }
}
