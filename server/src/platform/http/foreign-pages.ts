import type { FastifyInstance } from 'fastify';

/** What pages may read of an answer beside its body. */
const READABLE = 'WWW-Authenticate, Retry-After, MCP-Protocol-Version';
/** The star does not stand for `Authorization`. */
const SENDABLE = 'Authorization, *';
/** How long a browser keeps the answer to its question, in seconds. */
const KEPT_S = 7200;

/**
 * Lets pages of any site call what a scope serves (CORS). Only for what reads no cookie: a page then gets nothing that a
 * program anywhere would not get for the same request.
 * @param urls the addresses of the scope; browsers ask each with `OPTIONS` first
 */
export function admitForeignPages(scope: FastifyInstance, urls: readonly string[]): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', READABLE);
  });
  for (const url of urls)
    scope.options(url, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST, DELETE')
        .header('access-control-allow-headers', SENDABLE)
        .header('access-control-max-age', KEPT_S)
        .send(),
    );
}
