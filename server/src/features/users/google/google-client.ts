import * as z from 'zod/mini';
import type { KeyVerdict } from '../../../platform/checks/key-check';

const TIMEOUT_MS = 10_000;

/** From Google's discovery document, written down so that a start needs no network. */
const GOOGLE_ADDRESSES = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
};

const Tokens = z.object({ access_token: z.string() });
const Profile = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.string().check(z.toLowerCase(), z.email()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
});
/** Google's user info. */
export type GoogleProfile = z.infer<typeof Profile>;

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Substitute for Google in tests, which serves `/authorize`, `/token` and `/userinfo`. */
  readonly issuer?: string;
}

interface Grant {
  readonly code: string;
  readonly codeVerifier?: string | undefined;
  /** The redirect URI that received the code. */
  readonly redirectUri: string;
}

/** Client of Google's token and user-info endpoints, with a timeout of ten seconds each. */
export function createGoogleClient({ clientId, clientSecret, issuer }: GoogleSettings) {
  const addresses = issuer === undefined ? GOOGLE_ADDRESSES : addressesBelow(issuer);
  return {
    authorizeUrl: addresses.authorize,
    /** Exchanges a code for an access token. @throws when Google refuses or does not answer */
    async token({ code, codeVerifier, redirectUri }: Grant): Promise<string> {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
        ...(codeVerifier && { code_verifier: codeVerifier }),
      });
      return Tokens.parse(await ask(addresses.token, { method: 'POST', body })).access_token;
    },
    /** Whether Google takes the client's secret: it looks at that first, and refuses the invented code afterwards. */
    async check(redirectUri: string, signal: AbortSignal): Promise<KeyVerdict> {
      const body = new URLSearchParams({
        ...{ grant_type: 'authorization_code', code: 'flint-check', redirect_uri: redirectUri },
        ...{ client_id: clientId, client_secret: clientSecret },
      });
      const { status } = await fetch(addresses.token, { method: 'POST', body, redirect: 'error', signal });
      const why = `it answered ${status}`;
      if (status === 401 || status === 403) return { state: 'refused', why };
      return status === 400 ? { state: 'ok' } : { state: 'unreachable', why };
    },
    /** @throws when Google refuses, does not answer, or leaves out what an account needs */
    async profile(accessToken: string): Promise<GoogleProfile> {
      return Profile.parse(await ask(addresses.userinfo, { headers: { authorization: `Bearer ${accessToken}` } }));
    },
  };
}

function addressesBelow(issuer: string): typeof GOOGLE_ADDRESSES {
  const base = issuer.replace(/\/+$/, '');
  return { authorize: `${base}/authorize`, token: `${base}/token`, userinfo: `${base}/userinfo` };
}

async function ask(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${new URL(address).pathname} answered ${response.status}`);
  return response.json();
}
