import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { KeyChecks } from '../checks/key-checks';
import { ping } from '../db/ping-repository';
import type { DiskSpace } from '../storage/disk-space';

const PATIENCE_MS = 2_000;

interface HealthRoutesDeps {
  readonly pool: pg.Pool;
  readonly stopping: AbortSignal;
  readonly space: Pick<DiskSpace, 'shortage'>;
  readonly keys: Pick<KeyChecks, 'list'>;
}

/**
 * Liveness and readiness: `/healthz` answers while the process runs, `/readyz` while it may receive requests, with the
 * reason when it may not. `/readyz?verbose` adds each part; a service that refuses its key takes no request away.
 */
export function registerHealthRoutes(app: FastifyInstance, deps: HealthRoutesDeps): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get<{ Querystring: { verbose?: string } }>(
    '/readyz',
    { schema: { hide: true }, logLevel: 'silent' },
    async ({ query }, reply) => {
      if (deps.stopping.aborted) return reply.code(503).send({ status: 'stopping' });
      const [database, disk] = await Promise.all([databaseState(deps.pool), diskState(deps.space)]);
      const reason = REASONS[database] ?? REASONS[disk];
      const services = () => Object.fromEntries(deps.keys.list().map(({ id, state }) => [id, state]));
      const parts = query.verbose === undefined ? {} : { database, disk, services: services() };
      return reply.code(reason ? 503 : 200).send({ status: reason ?? 'ok', ...parts });
    },
  );
}

const REASONS: Readonly<Record<string, string>> = {
  unreachable: 'database unreachable',
  full: 'disk full',
  gone: 'data folder unreadable',
};

async function databaseState(pool: pg.Pool): Promise<'ok' | 'unreachable'> {
  const late = new Promise<'unreachable'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unreachable').unref());
  const answered = ping(pool).then(
    () => 'ok' as const,
    () => 'unreachable' as const,
  );
  return Promise.race([answered, late]);
}

async function diskState(space: Pick<DiskSpace, 'shortage'>): Promise<'ok' | 'full' | 'gone'> {
  try {
    return (await space.shortage()) ? 'full' : 'ok';
  } catch {
    return 'gone';
  }
}
