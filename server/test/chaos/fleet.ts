import { setTimeout as delay } from 'node:timers/promises';
import type { FalRule } from '@flint/simulators/fal';
import { type Fal, startFal } from '../support/fal';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

const PAUSE_MS = 50;
/** Until every dead server is back, and somebody answers again. */
export const FLEET_PATIENCE_MS = 240_000;

/** Several servers on one database, one media folder and one vendor. */
export interface Fleet {
  readonly fal: Fal;
  readonly databaseUrl: string;
  readonly logs: string;
  /** Starts one more server beside the others. */
  join(): Promise<void>;
  signUp(grant: number): Promise<TestClient>;
  /** Makes the vendor take these rules for as long as the fleet lives. */
  script(rules: readonly FalRule[]): Promise<void>;
  /** Asks one server, then the next while none answers, as a load balancer would. */
  ask(
    user: TestClient,
    from: number,
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): ReturnType<TestClient['fetchJson']>;
  kill(server: number): Promise<void>;
  /** Starts every server that is dead. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the vendor and the first server.
 * @param mediaTimeoutMs how long a vendor may take
 */
export async function startFleet(mediaTimeoutMs: number): Promise<Fleet> {
  const fal = await startFal();
  const env = {
    ...fal.env,
    RATE_LIMIT_FACTOR: '100000',
    SWEEP_MS: '500',
    MEDIA_TIMEOUT_MS: String(mediaTimeoutMs),
  };
  const first = await startServer(env).catch(async (error: unknown) => {
    await fal.stop();
    throw error;
  });
  const { DATABASE_URL = '', DATA_DIR = '' } = first.env;
  const servers: TestServer[] = [first];
  const dead = new Set<number>();

  return {
    fal,
    databaseUrl: DATABASE_URL,
    get logs() {
      return servers.map(({ logs }) => logs).join('\n');
    },
    async join() {
      servers.push(await startServer({ ...env, DATABASE_URL, DATA_DIR, PUBLIC_URL: first.url }));
    },
    async signUp(grant) {
      const user = await first.signUpVerified();
      await user.grant(grant);
      return user;
    },
    script: (rules) => fal.script(...rules),
    ask(user, from, method, path, body, headers) {
      let asked = from;
      return until(
        async () => {
          const { url } = servers[asked++ % servers.length] ?? first;
          const answer = await user.fetchJson(method, url + path, body, headers).catch(() => undefined);
          if (!answer) await delay(PAUSE_MS);
          return answer;
        },
        `An answer to ${method} ${path}`,
        FLEET_PATIENCE_MS,
      );
    },
    async kill(server) {
      dead.add(server);
      await servers[server]?.kill('SIGKILL');
    },
    async revive() {
      for (const server of dead) await servers[server]?.restart();
      dead.clear();
    },
    async stop() {
      // The first one owns the shared folder.
      for (const server of servers.toReversed()) await server.stop();
      await fal.stop();
    },
  };
}
