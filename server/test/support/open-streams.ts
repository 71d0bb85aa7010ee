import type { TestServer } from './server';
import { until } from './until';

/** How many event streams a server holds open, as its metrics say. */
async function openStreams({ url }: Pick<TestServer, 'url'>): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^flint_event_streams_open(?:\{[^}]*\})? (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** Waits until a server has noticed which of its readers have left. */
export const untilStreams = (server: Pick<TestServer, 'url'>, count: number): Promise<boolean> =>
  until(async () => (await openStreams(server)) === count, `${count} open streams`);
