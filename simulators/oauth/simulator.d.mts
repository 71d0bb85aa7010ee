import type { Simulator } from '../lib/simulator.mjs';

/** Claims of the user who signs in. */
export interface OAuthUser {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture: string;
}

interface Fault {
  error?: number | string;
  /** How many times `error` applies; absent: always. */
  times?: number;
  delayMs?: number;
}

export interface OAuthScript {
  /** Changes of the default user; null leaves a claim out. */
  user?: { [Claim in keyof OAuthUser]?: OAuthUser[Claim] | null };
  /** `error` is returned to the caller, such as `access_denied`; `state` changes the returned state. */
  authorize?: Omit<Fault, 'error'> & { error?: string; state?: 'wrong' | 'missing' };
  /** `error` is a status code or an OAuth error such as `invalid_grant`. */
  token?: Fault & { idToken?: 'absent' | 'wrong_nonce' | 'wrong_signature' };
  userinfo?: Omit<Fault, 'error'> & { error?: number };
}

export interface OAuthJournal {
  /** Number of codes issued. */
  readonly codes: number;
  /** Number of codes exchanged for tokens. */
  readonly tokens: number;
  readonly calls: readonly {
    at: string;
    method: string;
    path: string;
    params: Record<string, string>;
    answer: number | 'lost';
  }[];
}

export interface OAuthSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  clientId?: string;
  clientSecret?: string;
}

/** Starts a simulator of Google's sign-in on a loopback port: the scripted user consents at once. */
export function createOAuthSimulator(options?: OAuthSimulatorOptions): Promise<Simulator<OAuthScript, OAuthJournal>>;
