import type { FalRule } from '@flint/simulators/fal/script';
import { type Fal, startFal } from '../support/fal';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

/** Time limit for every killed server to be back and to answer, milliseconds. */
export const FLEET_PATIENCE_MS = 240_000;

/** Several servers on one database, one media folder and one simulated vendor. */
export interface Fleet {
  readonly fal: Fal;
  readonly databaseUrl: string;
  readonly logs: string;
  /** Starts one more server. */
  join(): Promise<void>;
  signUp(grant: number): Promise<TestClient>;
  /** Scripts the simulated vendor for the lifetime of the fleet. */
  script(rules: readonly FalRule[]): Promise<void>;
  /** Sends a request to one server, and to the next one when it does not answer, as a load balancer does. */
  ask(
    user: TestClient,
    from: number,
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): ReturnType<TestClient['fetchJson']>;
  kill(server: number): Promise<void>;
  /** Restarts every killed server. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the simulated vendor and the first server.
 * @param mediaTimeoutMs the server's timeout for a vendor's run
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
        () => {
          const { url } = servers[asked++ % servers.length] ?? first;
          return user.fetchJson(method, url + path, body, headers).catch(() => undefined);
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
      // The first server owns the shared folder, so it stops last.
      for (const server of servers.toReversed()) await server.stop();
      await fal.stop();
    },
  };
}
