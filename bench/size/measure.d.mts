import type { BrowserContext } from 'playwright';

/** A script that a first screen loads; `bytes` after compression. */
export interface MeasuredScript {
  readonly name: string;
  readonly bytes: number;
}

/** Opens a page as a first visit and adds up the scripts it loads, as they came over the wire. */
export function measureScripts(
  context: BrowserContext,
  address: string,
): Promise<{ bytes: number; scripts: MeasuredScript[] }>;
