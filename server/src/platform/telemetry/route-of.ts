import type { FastifyRequest } from 'fastify';

/** The template of a request's route, such as `/api/runs/:id`; a constant for requests that match no route. */
export function routeOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  return routeOptions.url ?? 'unmatched';
}
