import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createDescribeCall } from './describe-call';

/** How callers show who they are. The roles of `apiKey` are the scopes that a key needs. */
const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'flint.session_token', description: 'The session of a browser.' },
  accessToken: { type: 'http', scheme: 'bearer', description: 'The access token of a session, from a sign-in.' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, `flint_…`, from /account/developers; or the token of a connected program.',
  },
} as const;

const POLICY = 'content-security-policy';

/** Collects the routes registered after it for the OpenAPI document; call {@link serveDocs} once all are registered. */
export async function collectDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Flint API',
        version: '1.0.0',
        description: 'Every call the Flint studio makes.',
        license: { name: 'Terms of Flint', url: `${publicUrl}/terms-of-service` },
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: createDescribeCall(),
  });
}

/** Serves the OpenAPI document at `/api/openapi.json` and its pages at `/api/docs`. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      preHandler(_request, reply, done) {
        reply.header(POLICY, withoutTrustedTypes(String(reply.getHeader(POLICY) ?? '')));
        done();
      },
    },
  });
}

/** Swagger UI writes markup itself, cleaned by its own sanitizer: these pages of a vendor do without Trusted Types. */
function withoutTrustedTypes(policy: string): string {
  return policy
    .split(';')
    .filter((directive) => !/^\s*(?:require-)?trusted-types/.test(directive))
    .join(';');
}
