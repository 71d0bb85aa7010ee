import { Gauge, type Registry } from 'prom-client';

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
}

/** The pool of database connections, read on scrape. */
export function registerPoolMetrics(registry: Registry, pool: Pool): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('flint_pg_pool_max', 'Connections the pool may open', () => pool.options.max);
  gauge('flint_pg_pool_total', 'Connections that are open', () => pool.totalCount);
  gauge('flint_pg_pool_idle', 'Connections that are open and not in use', () => pool.idleCount);
  gauge('flint_pg_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
}
