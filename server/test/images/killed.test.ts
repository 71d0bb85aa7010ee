import { startServer, type TestClient, type TestServer } from '../support/server';

const KILLS = 10;

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '200' });
  user = await server.signUpVerified();
  await user.grant(100);
});
afterAll(() => server.stop());

/** Spread over the life of a run, from before it is queued to after it ends; named so that a failure can be replayed. */
const moments = Array.from({ length: KILLS }, (_, kill) => [kill + 1, Math.round(5 + kill ** 2 * 35)] as const);

test.each(moments)(
  'kill %i, %i ms into a generation: after a restart the run is delivered and charged, or failed and refunded',
  async (_kill, afterMs) => {
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
