import { isAPIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The request's headers as the library reads them. */
export function authHeaders(request: FastifyRequest): Headers {
  return fromNodeHeaders(request.headers);
}

/** What the library is told of a browser that starts a session: its name, so that its owner knows it again. */
export function deviceHeaders(request: FastifyRequest): Headers {
  return new Headers({ 'user-agent': (request.headers['user-agent'] ?? '').slice(0, 512) });
}

/** Passes the library's cookies on, and gives back what it answered. */
export function withCookies<T>(reply: FastifyReply, answer: { headers: Headers; response: T }): T {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return answer.response;
}

/** The library's code for a refusal, or undefined when the thrown thing is no refusal but a failure. */
export function refusalCode(thrown: unknown): string | undefined {
  if (!isAPIError(thrown) || thrown.statusCode >= 500) return undefined;
  return thrown.body?.code ?? 'UNKNOWN';
}
