import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inScope } from './scope';

/**
 * Puts every request's work into a scope with its id. Entered twice: the body arrives by events of the connection, whose
 * asynchronous context is older than the request's.
 */
export function registerRequestScope(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, AsyncResource>();
  app.addHook('onRequest', (request, _reply, done) => {
    inScope({ requestId: request.id }, () => {
      contexts.set(request, new AsyncResource('flint-request'));
      done();
    });
  });
  app.addHook('preValidation', (request, _reply, done) => {
    contexts.get(request)?.runInAsyncScope(done);
  });
}
