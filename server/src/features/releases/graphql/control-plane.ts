import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createYoga } from 'graphql-yoga';
import { AppError } from '../../../platform/http/app-error';
import { assertOwnOrigin } from '../../../platform/http/origin-check';
import type { PolicyServices } from '../../../platform/http/register-routes';
import { findToken, TOKEN_PREFIX } from '../tokens';
import type { Caller } from './access';
import type { ControlPlaneDeps } from './builder';
import { maskError, refuseBadQuestions } from './errors';
import { queryLimits } from './limits';
import { noteRefusals } from './note-refusals';
import { buildSchema } from './schema';

/** GraphQL Yoga has a `request` of its own. */
type ServerContext = { asked: FastifyRequest; answer: FastifyReply };

/** The control plane: GraphQL by POST with JSON, which reads and changes releases, rollouts and overrides. */
export function registerControlPlane(app: FastifyInstance, deps: ControlPlaneDeps, policy: PolicyServices): void {
  const { environment, db } = deps;
  const callerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!bearer.startsWith(TOKEN_PREFIX)) {
      const viewer = await policy.resolveViewer(request, reply);
      await policy.limiter.consume('read', viewer?.user.id ?? request.ip);
      return { viewer, token: null };
    }
    await policy.limiter.consume('read', request.ip);
    const token = await findToken(db, bearer);
    if (!token) throw new AppError('unauthenticated', 'This release token is unknown, or it was revoked.');
    return { viewer: null, token };
  };
  const yoga = createYoga<ServerContext, Caller>({
    schema: buildSchema(deps),
    context: ({ asked, answer }) => callerOf(asked, answer),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    // GraphQL Yoga would reflect any origin, with credentials.
    cors: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(app.log, error) },
    plugins: [...queryLimits(environment), refuseBadQuestions, noteRefusals(policy.noteRefusal)],
  });
  app.post(
    '/graphql',
    { schema: { hide: true }, onRequest: async (request) => assertOwnOrigin(request, policy.publicOrigin) },
    (request, reply) => {
      reply.header('cache-control', 'no-store');
      return yoga.handleNodeRequestAndResponse(request, reply, { asked: request, answer: reply });
    },
  );
  app.get('/graphql', { schema: { hide: true } }, (_request, reply) => {
    reply.header('allow', 'POST');
    throw new AppError('method_not_allowed', 'The control plane is asked by POST, with JSON.');
  });
}
