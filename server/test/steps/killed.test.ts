import { randomFrom } from '@flint/engines/english/random';
import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { createOracle, type Oracle } from '../support/oracle';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

const KILLS = 10;
const GRANT = 200;
/** Kill moments, in milliseconds: from before a run is stored to after it ends. */
const FIRST_MS = 5;
const LAST_MS = 4_000;

const draw = (id: string, what: string) => ({
  ...{ id, kind: 'image', input: { prompt: `${what} of {{words.text}}`, num_images: 1, aspect_ratio: '1:1' } },
});
const STEPS = [
  { id: 'words', kind: 'text', input: { text: 'a hill' } },
  ...[draw('first', 'a painting'), draw('second', 'a photo')],
  { id: 'end', kind: 'text', input: { text: 'Drawn: {{words.text}}' } },
];

let server: TestServer;
let user: TestClient;
let oracle: Oracle;
let template: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  user = await server.signUpVerified();
  await user.grant(GRANT);
  oracle = createOracle(server.env.DATABASE_URL ?? '');
  const saved = await user.fetchJson('POST', '/api/templates', { name: 'Two hills', inputs: {}, steps: STEPS });
  template = (saved.body as { id: string }).id;
});
afterAll(async () => {
  await oracle.close();
  await server.stop();
});

/** `npm run chaos` sets it, to a new one each time; test names contain it. */
const seed = Number(process.env.CHAOS_SEED ?? 22);
const random = randomFrom(`kill steps ${seed}`);
/** Early moments are more likely: most of a run's writes happen in its first tenth. */
const moments = Array.from({ length: KILLS }, (_, kill) => ({
  seed,
  kill: kill + 1,
  afterMs: Math.round(FIRST_MS * (LAST_MS / FIRST_MS) ** random.next()),
}));

const readJob = async (id: string) => {
  const { body } = await user.fetchJson('GET', `/api/templates/jobs/detail/${id}`);
  return (body as { job: StepJob }).job;
};

test.each(moments)(
  'seed $seed, kill $kill, $afterMs ms into a run of steps: what it finished is charged once, also by a retry',
  async ({ afterMs }) => {
    const id = crypto.randomUUID();
    const pressed = user
      .fetchJson('POST', `/api/templates/${template}/generate`, { inputs: {} }, { 'idempotency-key': id })
      .catch(() => undefined);
    await server.killAfter(afterMs);
    await pressed;
    await server.restart();

    // A process killed before the first write leaves no run, and no charge.
    if ((await user.fetchJson('GET', `/api/runs/${id}`)).status === 200) {
      const ended = await until(async () => {
        const job = await readJob(id);
        return isEnded(job.status) && job;
      }, 'The end of the run');
      expect(ended.charged).toBe(ended.steps.reduce((sum, step) => sum + (step.charged ?? 0), 0));
      // A picture that was under way in the dead process may have failed: a retry makes that one alone.
      if (ended.status !== 'completed') {
        const done = ended.steps.filter(({ state }) => state === 'done').map((step) => step.id);
        const { body } = await user.fetchJson('POST', `/api/runs/${id}/retry`);
        const next = (body as { run: { id: string } }).run.id;
        await user.untilEnded(next);
        const again = await readJob(next);
        expect(again.status).toBe('completed');
        expect(again.steps.filter(({ reused }) => reused).map((step) => step.id)).toEqual(done);
      }
    }
    expect(await oracle.afterAll([{ client: user, given: STARTER_CREDITS + GRANT }])).toEqual([]);
  },
);
