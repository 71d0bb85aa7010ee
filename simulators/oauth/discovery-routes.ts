import type { FastifyInstance } from 'fastify';
import { drawPicture } from '../lib/picture';
import type { Signer } from './id-token';
import type { OAuthState } from './state';

const PICTURE_PX = 96;

/** OpenID discovery document, JSON Web Key Set, and the profile picture of the scripted user. */
export async function discoveryRoutes(
  app: FastifyInstance,
  { state, signer }: { state: OAuthState; signer: Signer },
): Promise<void> {
  app.get('/.well-known/openid-configuration', async () => ({
    issuer: state.issuer,
    authorization_endpoint: `${state.issuer}/authorize`,
    token_endpoint: `${state.issuer}/token`,
    userinfo_endpoint: `${state.issuer}/userinfo`,
    jwks_uri: `${state.issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  }));

  app.get('/jwks', async () => signer.jwks);

  app.get('/picture.png', async (_http, reply) =>
    reply.type('image/png').send(await drawPicture(7, [PICTURE_PX, PICTURE_PX], 'png')),
  );
}
