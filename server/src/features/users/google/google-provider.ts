import { shortened } from '@flint/shared/contracts/graphemes';
import { genericOAuth } from 'better-auth/plugins';
import type { BaseLogger } from 'pino';
import { nameOf } from '../name-of';
import { createGoogleClient, type GoogleProfile, type GoogleSettings } from './google-client';

export const GOOGLE = 'google';

interface GoogleProviderDeps {
  readonly settings: GoogleSettings;
  readonly publicUrl: string;
  readonly log: Pick<BaseLogger, 'warn'>;
  /** Called for each user who returns from Google with a verified address, before an account is looked up. */
  onProof(profile: GoogleProfile): Promise<void>;
}

/**
 * Google as a generic OAuth provider of better-auth, with state and PKCE. The built-in provider's endpoints cannot be
 * changed, so tests could not run it against a loopback server.
 */
export function googleProvider({ settings, publicUrl, log, onProof }: GoogleProviderDeps) {
  const google = createGoogleClient(settings);
  const redirectUri = googleRedirectUri(publicUrl);
  return genericOAuth({
    config: [
      {
        providerId: GOOGLE,
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        authorizationUrl: google.authorizeUrl,
        redirectURI: redirectUri,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        pkce: true,
        accountSubject: ({ profile }) => String(profile.sub),
        getToken: async ({ code, codeVerifier }) => ({
          accessToken: await google.token({ code, codeVerifier, redirectUri }),
        }),
        async getUserInfo({ accessToken = '' }) {
          try {
            const profile = await google.profile(accessToken);
            if (profile.email_verified === true) await onProof(profile);
            // Google's picture is not used: pages load nothing from other sites.
            const { sub, email, name } = profile;
            const emailVerified = profile.email_verified === true;
            return { sub, email, name: shortened(name || nameOf(email), 80), emailVerified };
          } catch (err) {
            log.warn({ err }, 'Google did not say who somebody is');
            return null;
          }
        },
      },
    ],
  });
}

/** Where Google sends the browser back to. */
export const googleRedirectUri = (publicUrl: string) => `${publicUrl}/api/auth/google/callback`;
