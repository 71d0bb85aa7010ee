import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from './connect';
import { PATIENCE_MS, takeSessionLock } from './session-lock';

const RETRY_MS = 250;
/** Wait for the connections that this process has just closed, in ms. */
const CLOSING_MS = 1000;

/** Ownership of a data folder's database: a connection that holds the session lock for as long as the server runs. */
export interface Owner {
  /** Ends the ownership. @returns whether other clients use the database, so that it must not be stopped */
  release(): Promise<{ inUse: boolean }>;
}

/**
 * Keeps the session lock: when its connection breaks, it is taken again on a new one.
 * @param client holds the lock
 * @param onLost called once when another process has taken the lock meanwhile: this one must stop serving
 */
export function keepOwnership(client: pg.Client, url: string, onLost: () => void): Owner {
  let current: pg.Client | undefined;
  let released = false;

  function hold(owner: pg.Client): void {
    current = owner;
    owner.once('end', () => {
      current = undefined;
      void retake();
    });
  }

  async function retake(): Promise<void> {
    while (!released) {
      const next = await connect(url).catch(() => undefined);
      if (!next) {
        await delay(RETRY_MS);
        continue;
      }
      // An error here means that this connection broke too.
      const taken = await takeSessionLock(next, PATIENCE_MS).catch(() => undefined);
      if (taken && !released) return hold(next);
      await next.end().catch(() => undefined);
      if (taken === false && !released) return onLost();
    }
  }

  hold(client);
  return {
    async release() {
      released = true;
      const owner = current ?? (await connect(url).catch(() => undefined));
      if (!owner) return { inUse: false };
      try {
        return { inUse: await hasOtherClients(owner) };
      } finally {
        await owner.end().catch(() => undefined);
      }
    },
  };
}

/** Whether connections of others remain open for {@link CLOSING_MS}. False when the database does not answer. */
async function hasOtherClients(client: pg.Client): Promise<boolean> {
  for (const deadline = performance.now() + CLOSING_MS; ; await delay(50)) {
    const others = await client
      .query("SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1")
      .catch(() => undefined);
    if (!others?.rowCount) return false;
    if (performance.now() >= deadline) return true;
  }
}
