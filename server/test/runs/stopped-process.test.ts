import { type Fal, startFal } from '../support/fal';
import { startServer } from '../support/server';

const PRICE = 4;

let fal: Fal;
beforeAll(async () => {
  fal = await startFal();
});
afterAll(() => fal.stop());

test('a process that is stopped loses its runs to another, and cannot finish them when it wakes', async () => {
  await fal.script({ run: { hang: true } });
  const env = { ...fal.env, RATE_LIMIT_FACTOR: '1000' };
  const first = await startServer(env);
  const { DATABASE_URL = '', DATA_DIR = '' } = first.env;
  const user = await first.signUpVerified();
  const before = await user.balance();
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' }, headers);
  await first.until(async () => (await fal.log()).paid === 1, 'The request at the vendor');
  const second = await startServer({ ...env, DATABASE_URL, DATA_DIR, PUBLIC_URL: first.url });

  process.kill(first.pid, 'SIGSTOP');
  await fal.release();
  await second.until(async () => {
    const { body } = await user.fetchJson('GET', `${second.url}/api/runs/${id}`);
    return (body as { run?: { status: string } }).run?.status === 'completed';
  }, 'The run by the other process');

  expect((await fal.log()).paid).toBe(1);
  await fal.script();
  process.kill(first.pid, 'SIGCONT');
  // The one that woke works again, under its own name or another.
  const next = await user.fetchJson('POST', `${first.url}/api/fal-ai/generate/image`, { prompt: 'a hill' });
  expect(next.status).toBe(200);
  expect(await user.balance()).toBe(before - 2 * PRICE);
  await first.expectCleanLedger();
  await second.stop();
  await first.stop();
});
