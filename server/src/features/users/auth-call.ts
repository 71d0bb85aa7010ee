import { isAPIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The request's headers, as better-auth reads them. */
export function authHeaders(request: FastifyRequest): Headers {
  return fromNodeHeaders(request.headers);
}

/** The headers that better-auth stores with a new session: the user agent, which lets the owner recognise it. */
export function deviceHeaders(request: FastifyRequest): Headers {
  return new Headers({ 'user-agent': (request.headers['user-agent'] ?? '').slice(0, 512) });
}

/** Copies better-auth's cookies to the reply and returns its answer. */
export function withCookies<T>(reply: FastifyReply, answer: { headers: Headers; response: T }): T {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return answer.response;
}

/** better-auth's code of a refusal, or undefined when the error is a failure. */
export function refusalCode(thrown: unknown): string | undefined {
  if (!isAPIError(thrown) || thrown.statusCode >= 500) return undefined;
  return thrown.body?.code ?? 'UNKNOWN';
}
