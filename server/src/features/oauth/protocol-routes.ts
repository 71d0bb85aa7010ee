import type { RateLimit } from '@flint/shared/contracts/call';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../../platform/http/app-error';
import { toAppError } from '../../platform/http/error-handler';
import { admitForeignPages } from '../../platform/http/foreign-pages';
import { assertShallow } from '../../platform/http/json-depth';
import type { RateLimiter } from '../../platform/http/rate-limiter';
import { assertStorable } from '../../platform/http/storable';
import { describeResource, describeServer, OAUTH_PATHS, RESOURCE_METADATA } from './metadata';
import { OAuthError } from './oauth-error';
import { formText, giveTokens, readForm } from './token-forms';
import type { TokenService } from './tokens-service';

const BODY_LIMIT = 16 * 1024;

interface Protocol {
  readonly tokens: TokenService;
  /** Registers a program. @throws OAuthError */
  register(body: unknown): Promise<object>;
  readonly limiter: RateLimiter;
  readonly publicUrl: string;
}

/**
 * Serves what programs call by OAuth. Paths, shapes and errors are those of the RFCs, so that these are no calls of the API;
 * nothing here reads a cookie or a session: what is shown in the body is the permission.
 */
export async function registerProtocol(app: FastifyInstance, protocol: Protocol): Promise<void> {
  const { tokens, register, limiter, publicUrl } = protocol;
  const schema = { hide: true };
  const limited = (limit: RateLimit) => async (request: FastifyRequest) => limiter.consume(limit, request.ip);

  await app.register(async (scope) => {
    const described = [
      ['/.well-known/oauth-protected-resource', describeResource],
      [RESOURCE_METADATA, describeResource],
      ['/.well-known/oauth-authorization-server', describeServer],
    ] as const;
    admitForeignPages(
      scope,
      described.map(([url]) => url),
    );
    for (const [url, describe] of described)
      scope.get(url, { schema, onRequest: limited('read') }, async () => describe(publicUrl));
  });

  await app.register(async (scope) => {
    admitForeignPages(scope, Object.values(OAUTH_PATHS));
    scope.setErrorHandler(answerOAuthError);
    scope.addHook('preHandler', async ({ body }) => {
      assertShallow(body);
      assertStorable(body);
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const options = { schema, bodyLimit: BODY_LIMIT };

    scope.post(OAUTH_PATHS.register, { ...options, onRequest: limited('register') }, async ({ body }, reply) =>
      reply.code(201).send(await register(body)),
    );

    await scope.register(async (forms) => {
      forms.removeAllContentTypeParsers();
      forms.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: FastifyRequest, body: string) => readForm(body),
      );
      forms.post(OAUTH_PATHS.token, { ...options, onRequest: limited('write') }, async ({ body }) =>
        giveTokens(tokens, publicUrl, body),
      );
      forms.post(OAUTH_PATHS.revoke, { ...options, onRequest: limited('write') }, async ({ body }, reply) => {
        await tokens.revoke(formText(body, 'token'), formText(body, 'client_id'));
        return reply.code(200).send();
      });
    });
  });
}

/** Answers an error in the shape of RFC 6749 (5.2). Only faults of the server are logged as errors. */
function answerOAuthError(thrown: FastifyError | AppError | OAuthError, request: FastifyRequest, reply: FastifyReply) {
  if (thrown instanceof OAuthError)
    return reply.code(thrown.status).send({ error: thrown.code, error_description: thrown.description });
  const error = toAppError(thrown);
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.message);
  if (error.detail.retryAfterSeconds !== undefined) reply.header('retry-after', error.detail.retryAfterSeconds);
  const away = error.status === 429 || error.status === 503;
  const code = away ? 'temporarily_unavailable' : error.status >= 500 ? 'server_error' : 'invalid_request';
  return reply.code(error.status).send({ error: code, error_description: error.message });
}
