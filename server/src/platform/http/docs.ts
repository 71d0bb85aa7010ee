import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const POLICY = 'content-security-policy';

/** Collects the routes registered after it for the OpenAPI document; call {@link serveDocs} once all are registered. */
export async function collectDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Flint API', version: '1.0.0', description: 'Every call the Flint studio makes.' },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
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
