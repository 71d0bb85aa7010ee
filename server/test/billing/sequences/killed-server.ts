import { setTimeout as delay } from 'node:timers/promises';
import type { StripeSimulator } from '@flint/simulators/stripe';
import type { Random } from '../../support/random';
import { startServer } from '../../support/server';
import type { Signed } from '../../support/stripe-shop';
import type { Deliver } from './world';

/** An answer takes about this long, in milliseconds: kills fall into it. */
const ANSWER_MS = 30;

/** A server that takes webhooks and is killed among them, one in so many. */
export interface KilledServer {
  readonly deliver: Deliver;
  /** Kills, and those among them by which a webhook lost its answer. */
  readonly counts: { kills: number; inside: number };
  stop(): Promise<void>;
}

export async function startKilledServer(
  databaseUrl: string,
  stripe: StripeSimulator,
  { random, oneIn }: { random: Random; oneIn: number },
): Promise<KilledServer> {
  // Without sweeps: they would bring what no event told yet.
  const env = { ...stripe.env, DATABASE_URL: databaseUrl, FLINT_ROLE: 'web', RATE_LIMIT_FACTOR: '100000' };
  const server = await startServer(env);
  const counts = { kills: 0, inside: 0 };
  const send = async ({ body, signature }: Signed) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const sent = { method: 'POST', headers, body: body.toString() };
    const { status } = await fetch(`${server.url}/api/billing/webhook`, sent);
    expect(status).toBe(200);
  };
  return {
    counts,
    stop: () => server.stop(),
    async deliver(events) {
      if (random.whole(1, oneIn) > 1) {
        await Promise.all(events.map(send));
        return;
      }
      const sent = Promise.allSettled(events.map(send));
      await delay(random.whole(0, ANSWER_MS));
      await server.kill('SIGKILL');
      counts.kills++;
      if ((await sent).some(({ status }) => status === 'rejected')) counts.inside++;
      await server.restart();
      await Promise.all(events.map(send));
    },
  };
}
