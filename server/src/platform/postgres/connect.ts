import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Error codes of a server that is starting or stopping. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']);

/** One open connection, outside any pool. */
export async function connect(url: string, timeoutMs = 5000): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  // Without an error listener, a server that goes down would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/**
 * Connects to a starting server as soon as it accepts.
 * @param isStarting asked before every attempt; once false, the last failure is thrown
 */
export async function connectWhenReady(url: string, isStarting: () => boolean): Promise<pg.Client> {
  for (;;) {
    try {
      return await connect(url);
    } catch (error) {
      if (!NOT_YET.has((error as { code?: string }).code ?? '') || !isStarting()) throw error;
      await delay(15);
    }
  }
}
