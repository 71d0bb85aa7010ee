import type { Simulator } from '../lib/simulator.mjs';

/** The claims of whoever signs in. */
export interface OAuthUser {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture: string;
}

interface Fault {
  error?: number | string;
  /** How often `error` strikes; absent: always. */
  times?: number;
  delayMs?: number;
}

export interface OAuthScript {
  /** Changes of the usual user; null leaves a claim out. */
  user?: { [Claim in keyof OAuthUser]?: OAuthUser[Claim] | null };
  /** `error` goes back to the caller, such as `access_denied`; `state` is what it finds beside its code. */
  authorize?: Omit<Fault, 'error'> & { error?: string; state?: 'wrong' | 'missing' };
  /** `error` is a status code or an OAuth error such as `invalid_grant`. */
  token?: Fault & { idToken?: 'absent' | 'wrong_nonce' | 'wrong_signature' };
  userinfo?: Omit<Fault, 'error'> & { error?: number };
}

export interface OAuthJournal {
  /** How many people were sent back with a code. */
  readonly codes: number;
  /** How many of them were signed in. */
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

/** A stand-in for Google's sign-in on a loopback port: everybody agrees at once, as the scripted user. */
export function createOAuthSimulator(options?: OAuthSimulatorOptions): Promise<Simulator<OAuthScript, OAuthJournal>>;
