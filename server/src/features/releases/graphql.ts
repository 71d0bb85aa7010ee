import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import SchemaBuilder from '@pothos/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Releases } from './release-service';

interface BootPlan {
  environment: Environment;
  remotes: RemoteRelease[];
}

function buildSchema(plan: () => BootPlan) {
  const builder = new SchemaBuilder<{ Objects: { Remote: RemoteRelease; BootPlan: BootPlan } }>({});
  builder.objectType('Remote', {
    description: 'One remote as it is offered to this viewer.',
    fields: (t) => ({
      name: t.exposeString('name'),
      version: t.exposeString('version'),
      manifest: t.exposeString('manifest', { description: 'Address of its manifest.' }),
      integrity: t.exposeString('integrity', { description: 'Hash of the manifest, which names all others.' }),
      requires: t.exposeString('requires', { description: 'Contract versions it needs.' }),
      enabled: t.exposeBoolean('enabled'),
    }),
  });
  builder.objectType('BootPlan', {
    fields: (t) => ({
      environment: t.exposeString('environment'),
      remotes: t.field({ type: ['Remote'], resolve: ({ remotes }) => remotes }),
    }),
  });
  builder.queryType({ fields: (t) => ({ bootPlan: t.field({ type: 'BootPlan', resolve: plan }) }) });
  return builder.toSchema();
}

const withoutIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
};

/** The control plane: which remotes, in which versions, for this environment. */
export function registerControlPlane(app: FastifyInstance, releases: Releases, environment: Environment): void {
  const yoga = createYoga<{ request: FastifyRequest; reply: FastifyReply }>({
    schema: buildSchema(() => ({ environment, remotes: releases.list() })),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    // The library would echo any origin, with credentials.
    cors: false,
    logging: false,
    plugins: environment === 'development' ? [] : [withoutIntrospection],
  });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    schema: { hide: true },
    handler: (request, reply) => yoga.handleNodeRequestAndResponse(request, reply, { request, reply }),
  });
}
