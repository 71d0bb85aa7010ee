import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the routes registered after it; call {@link serveDocs} when they are all there. */
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

/** The description at `/api/openapi.json`, and pages to read it at `/api/docs`. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
