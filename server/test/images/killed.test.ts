import { randomInt } from 'node:crypto';
import { randomFrom } from '../../src/providers/embedded/image/random';
import { startServer, type TestClient, type TestServer } from '../support/server';

const KILLS = 10;
/** From before a run is queued to after it ends, in milliseconds. */
const FIRST_MS = 5;
const LAST_MS = 3_000;

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '200' });
  user = await server.signUpVerified();
  await user.grant(100);
});
afterAll(() => server.stop());

/** `KILL_SEED` replays the moments of a run that failed; its names carry the seed. */
const seed = Number(process.env.KILL_SEED ?? randomInt(1e6));
const random = randomFrom(`kill ${seed}`);
/** Early moments are the likelier ones: most of a run's bookkeeping happens in its first tenth. */
const moments = Array.from({ length: KILLS }, (_, kill) => ({
  seed,
  kill: kill + 1,
  afterMs: Math.round(FIRST_MS * (LAST_MS / FIRST_MS) ** random.next()),
}));

test.each(moments)(
  'KILL_SEED=$seed, kill $kill, $afterMs ms into a generation: it is delivered and charged, or failed and refunded',
  async ({ afterMs }) => {
    const before = await user.credits();
    const id = crypto.randomUUID();
    const pressed = user
      .fetchJson(
        'POST',
        '/api/fal-ai/generate/image',
        { prompt: `a red boat at dawn, ${afterMs}`, num_images: 2 },
        {
          prefer: 'respond-async',
          'idempotency-key': id,
        },
      )
      .catch(() => undefined);
    await server.killAfter(afterMs);
    await pressed;
    await server.restart();

    const found = await user.fetchJson('GET', `/api/runs/${id}`);
    if (found.status === 404) {
      // Killed before anything was written: nothing happened, nothing was paid.
      expect(await user.credits()).toEqual(before);
    } else {
      const run = await user.untilEnded(id);
      expect(['completed', 'failed']).toContain(run.status);
      expect(run.images).toHaveLength(run.charged ?? -1);
      expect(run.charged).toBe(run.status === 'completed' ? run.price : 0);
      expect(await user.credits()).toEqual({ balance: before.balance - (run.charged ?? 0), held: 0 });
      for (const image of run.images) expect((await user.fetch(image.url)).status).toBe(200);
    }
    await server.expectCleanLedger();
  },
);
