import { isEnded, type Run } from '@flint/shared/contracts/runs';
import { until } from '../support/until';
import { FLEET_PATIENCE_MS, type Fleet, startFleet } from './fleet';
import { runStorm } from './storm';

/** `npm run chaos` sets both, with a new seed each time; in the whole suite there are fewer kills, always the same. */
const KILLS = Number(process.env.CHAOS_KILLS ?? 4);
const SEED = Number(process.env.CHAOS_SEED ?? 22);

const say = (line: string) => process.stdout.write(`${line}\n`);

test(
  `${KILLS} kills among faults (npm run chaos -- --kills ${KILLS} --seed ${SEED}): no invariant is broken`,
  async () => {
    say(`seed ${SEED}, ${KILLS} kills`);
    const { problems, ...totals } = await runStorm(SEED, KILLS, say);
    say(
      Object.entries(totals)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    );
    expect(problems).toEqual([]);
  },
  KILLS * FLEET_PATIENCE_MS,
);

describe('one of two processes dies', () => {
  let fleet: Fleet;
  beforeEach(async () => {
    fleet = await startFleet(FLEET_PATIENCE_MS);
  }, FLEET_PATIENCE_MS);
  afterEach(() => fleet.stop());

  test(
    'the surviving process finishes the runs of the killed one, and pays for none again',
    async () => {
      const user = await fleet.signUp(10);
      const before = await user.balance();
      await fleet.script([{ run: { hang: true } }]);
      const prefer = { prefer: 'respond-async' };
      const started = await fleet.ask(user, 0, 'POST', '/api/fal-ai/generate/image', { prompt: 'a lake' }, prefer);
      const { run } = started.body as { run: Run };
      await until(
        async () => (await fleet.fal.log()).calls.some(({ phase }) => phase === 'status'),
        'A first question',
      );

      await fleet.join();
      await fleet.kill(0);
      await fleet.fal.release();
      const ended = await until(async () => {
        const { body } = await fleet.ask(user, 1, 'GET', `/api/runs/${run.id}`);
        const { run: now } = body as { run: Run };
        return isEnded(now.status) && now;
      }, 'The end of the run');
      expect(ended).toMatchObject({ status: 'completed', charged: run.price });
      expect((await fleet.fal.log()).paid).toBe(1);
      const { body } = await fleet.ask(user, 1, 'GET', '/api/credits/balance');
      expect(body).toMatchObject({ balance: before - run.price, held: 0 });
    },
    FLEET_PATIENCE_MS,
  );
});
