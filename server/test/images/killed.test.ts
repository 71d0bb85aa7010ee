import { randomFrom } from '@flint/engines/english/random';
import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { long } from '../../../e2e/support/long';
import { createOracle, type Oracle } from '../support/oracle';
import { startServer, type TestClient, type TestServer } from '../support/server';

const KILLS = long ? 10 : 4;
const GRANT = 100;
/** Kill moments, in milliseconds: from before a run is queued to after it ends. */
const FIRST_MS = 5;
const LAST_MS = 3_000;

let server: TestServer;
let user: TestClient;
let oracle: Oracle;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  user = await server.signUpVerified();
  await user.grant(GRANT);
  oracle = createOracle(server.env.DATABASE_URL ?? '');
});
afterAll(async () => {
  await oracle.close();
  await server.stop();
});

/** `npm run chaos` sets it, to a new one each time; test names contain it. */
const seed = Number(process.env.CHAOS_SEED ?? 22);
const random = randomFrom(`kill ${seed}`);
/** Early moments are more likely: most of a run's writes happen in its first tenth. */
const moments = Array.from({ length: KILLS }, (_, kill) => ({
  seed,
  kill: kill + 1,
  afterMs: Math.round(FIRST_MS * (LAST_MS / FIRST_MS) ** random.next()),
}));

test.each(moments)(
  'seed $seed, kill $kill, $afterMs ms into a generation: it is delivered and charged, or failed and refunded',
  async ({ afterMs }) => {
    const id = crypto.randomUUID();
    const pressed = user
      .fetchJson(
        'POST',
        '/api/fal-ai/generate/image',
        { prompt: `a red boat at dawn, ${afterMs}`, style: 'cartoon', num_images: 2 },
        {
          prefer: 'respond-async',
          'idempotency-key': id,
        },
      )
      .catch(() => undefined);
    await server.killAfter(afterMs);
    await pressed;
    await server.restart();

    // A process killed before the first write leaves no run, and no charge.
    const found = await user.fetchJson('GET', `/api/runs/${id}`);
    if (found.status === 200) expect(['completed', 'failed']).toContain((await user.untilEnded(id)).status);
    expect(await oracle.afterAll([{ client: user, given: STARTER_CREDITS + GRANT }])).toEqual([]);
  },
);
