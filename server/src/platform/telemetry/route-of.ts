import type { FastifyRequest } from 'fastify';

/** The template of a request's route, such as `/api/runs/:id`; one word for everything that matched none. */
export function routeOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  return routeOptions.url ?? 'unmatched';
}
