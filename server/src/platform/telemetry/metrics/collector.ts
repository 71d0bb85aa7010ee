import type { Db } from '../../db/database';

declare module '../../composition/contributions' {
  interface Contributions {
    gauges: Collector;
  }
}

export interface GaugeRow {
  /** One of the collector's gauges. */
  readonly gauge: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Gauges that are read when they are asked for, such as how many runs wait; see `read-collectors.ts`. */
export interface Collector {
  /** Unique; names it in `flint_collector_up`. */
  readonly name: string;
  /** Cache lifetime of a reading, in milliseconds: more frequent scrapes cause no further reads. */
  readonly everyMs: number;
  readonly gauges: readonly { readonly name: string; readonly help: string; readonly labels?: readonly string[] }[];
  /** Reads them. Gauges it leaves out are absent from the scrape. */
  collect(db: Db): Promise<readonly GaugeRow[]>;
}
