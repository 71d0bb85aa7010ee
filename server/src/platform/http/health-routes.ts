import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ping } from '../db/ping-repository';
import type { DiskSpace } from '../storage/disk-space';

const PATIENCE_MS = 2_000;

interface Deps {
  readonly pool: pg.Pool;
  readonly stopping: AbortSignal;
  readonly space: Pick<DiskSpace, 'shortage'>;
}

/** Liveness and readiness: `/healthz` answers while the process runs, `/readyz` while it may receive requests. */
export function registerHealthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    if (deps.stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late').unref());
    const answer = await Promise.race([
      ping(deps.pool).then(
        () => 'ok',
        () => 'down',
      ),
      late,
    ]);
    if (answer !== 'ok') return reply.code(503).send({ status: 'database unreachable' });
    if (await deps.space.shortage()) return reply.code(503).send({ status: 'disk full' });
    return { status: 'ok' };
  });
}
