import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import type { Step } from '@flint/shared/tools/steps/graph';
import { type Fal, startFal } from '../support/fal';
import { createOracle, type Oracle } from '../support/oracle';
import { randomFrom } from '../support/random';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

/** `npm run sequences -- steps` sets these, with a new seed each time; `npm run chaos` sets its own seed. */
const RUNS = Number(process.env.SEQUENCES ?? (process.env.FLINT_LONG === '1' ? 10 : 1));
const KILL_ONE_IN = Number(process.env.SEQUENCES_KILL_ONE_IN ?? 1);
const seed = Number(process.env.SEQUENCES_SEED ?? process.env.CHAOS_SEED ?? 22);
const GRANT = 200;
/** Kill moments, in milliseconds: from before a run is stored to after it ends. */
const FIRST_MS = 5;
const LAST_MS = 1_500;

let server: TestServer;
let fal: Fal;
let oracle: Oracle;

beforeAll(async () => {
  fal = await startFal();
  server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  oracle = createOracle(server.env.DATABASE_URL ?? '');
});
afterAll(async () => {
  await oracle.close();
  await server.stop();
  await fal.stop();
});

/** Three to six steps, texts and pictures, each of which may use the texts before it; the first is a text. */
function drawSteps(random: ReturnType<typeof randomFrom>): Step[] {
  const ids = Array.from({ length: random.whole(3, 6) }, (_, at) => `s${at}`);
  const texts: string[] = [];
  return ids.map((id, at) => {
    const words = ['A hill', ...texts.filter(() => random.maybe()).map((name) => `{{${name}.text}}`)].join(' and ');
    if (at > 0 && random.maybe())
      return { id, kind: 'image', input: { prompt: words, num_images: random.whole(1, 2) } };
    texts.push(id);
    return { id, kind: 'text', input: { text: words } };
  });
}

/** Early moments are more likely: most of a run's writes happen in its first tenth. */
const plans = Array.from({ length: RUNS }, (_, at) => {
  const random = randomFrom(seed * 100_000 + at);
  const afterMs = Math.round(FIRST_MS * (LAST_MS / FIRST_MS) ** random.number(0, 1));
  const isKilled = random.whole(1, KILL_ONE_IN) === 1;
  return { seed, run: at + 1, afterMs, isKilled, steps: drawSteps(random), isCancelled: !random.maybe() };
});

async function readJob(user: TestClient, id: string): Promise<StepJob> {
  const { body } = await user.fetchJson('GET', `/api/templates/jobs/detail/${id}`);
  return (body as { job: StepJob }).job;
}

/** Waits for the end of a run. What it charged is what its steps did. */
async function untilCharged(user: TestClient, id: string): Promise<StepJob> {
  const ended = await until(async () => {
    const job = await readJob(user, id);
    return isEnded(job.status) && job;
  }, 'The end of the run');
  expect(ended.charged).toBe(ended.steps.reduce((sum, step) => sum + (step.charged ?? 0), 0));
  return ended;
}

test.each(plans)(
  'seed $seed, run $run of steps, a kill after $afterMs ms ($isKilled): what it finished is charged once, also by a retry',
  async ({ afterMs, isKilled, steps, isCancelled }) => {
    const user = await server.signUpVerified();
    await user.grant(GRANT);
    const saved = await user.fetchJson('POST', '/api/templates', { name: 'Hills', inputs: {}, steps });
    const path = `/api/templates/${(saved.body as { id: string }).id}/generate`;
    const id = crypto.randomUUID();
    const pressed = user.fetchJson('POST', path, { inputs: {} }, { 'idempotency-key': id }).catch(() => undefined);
    if (isKilled) await server.killAfter(afterMs);
    await pressed;
    if (isKilled) await server.restart();

    // A process killed before the first write leaves no run, and no charge.
    if ((await user.fetchJson('GET', `/api/runs/${id}`)).status === 200) {
      if (isCancelled) await user.fetchJson('POST', `/api/runs/${id}/cancel`);
      const ended = await untilCharged(user, id);
      // A picture that was under way in the dead process may have failed: a retry makes that one alone.
      if (ended.status !== 'completed') {
        const done = ended.steps.filter(({ state }) => state === 'done').map((step) => step.id);
        const { body } = await user.fetchJson('POST', `/api/runs/${id}/retry`);
        const again = await untilCharged(user, (body as { run: { id: string } }).run.id);
        expect(again.status).toBe('completed');
        expect(again.steps.filter(({ reused }) => reused).map((step) => step.id)).toEqual(done);
      }
    }
    expect(await oracle.afterAll([{ client: user, given: STARTER_CREDITS + GRANT }])).toEqual([]);
  },
);

test('the vendor was paid once at most for each picture', async () => {
  expect(await oracle.afterAll([], await fal.log())).toEqual([]);
});
