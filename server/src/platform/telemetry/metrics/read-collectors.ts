import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../db/database';
import type { Collector, GaugeRow } from './collector';

/** Time limit of a scrape, in milliseconds, even if the database hangs. */
const PATIENCE_MS = 2_000;

/**
 * Registers gauges that are read on scrape. Each collector reads at most once at a time and its reading is cached, so
 * that scraping cannot overload the database. The gauges of a failed or late collector are left out of the scrape, so
 * that no
 * stale value is exported.
 * @returns reads all collectors; call before each scrape
 */
export function readCollectors(registry: Registry, db: Db, collectors: readonly Collector[]): () => Promise<void> {
  const up = new Gauge({
    name: 'flint_collector_up',
    help: 'Whether the last reading of these gauges succeeded',
    labelNames: ['collector'],
    registers: [registry],
  });
  const readers = collectors.map((collector) => {
    const read = cached(() => collector.collect(db), collector.everyMs);
    const show = showing(registry, collector);
    return async () => {
      const rows = await Promise.race([read(), late()]).catch(() => undefined);
      up.set({ collector: collector.name }, rows ? 1 : 0);
      show(rows ?? []);
    };
  });
  return async () => {
    await Promise.all(readers.map((read) => read()));
  };
}

/** @returns replaces all values of the collector's gauges */
function showing(registry: Registry, { gauges }: Collector): (rows: readonly GaugeRow[]) => void {
  const byName = new Map(
    gauges.map(({ name, help, labels = [] }) => [
      name,
      new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
    ]),
  );
  const plain = gauges.filter(({ labels = [] }) => labels.length === 0);
  const clear = () => {
    for (const gauge of byName.values()) gauge.reset();
    // `reset` sets a gauge without labels to 0; without a reading it must be absent.
    for (const { name } of plain) byName.get(name)?.remove();
  };
  clear();
  return (rows) => {
    clear();
    for (const { gauge, labels = {}, value } of rows) byName.get(gauge)?.set(labels, value);
  };
}

/** Caches a reading while it is fresh, and shares one in flight. */
function cached(read: () => Promise<readonly GaugeRow[]>, forMs: number) {
  let reading: Promise<readonly GaugeRow[]> | undefined;
  let last: { readonly rows: readonly GaugeRow[]; readonly at: number } | undefined;
  return (): Promise<readonly GaugeRow[]> => {
    if (last && performance.now() - last.at < forMs) return Promise.resolve(last.rows);
    reading ??= read()
      .then((rows) => {
        last = { rows, at: performance.now() };
        return rows;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}

function late(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(reject, PATIENCE_MS, new Error('late')).unref());
}
