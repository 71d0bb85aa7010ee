import { type LossyProxy, startLossyProxy } from '../support/lossy-proxy';
import { newPreparedDatabase } from '../support/new-database';
import { startServer, type TestServer } from '../support/server';

let proxy: LossyProxy;
let server: TestServer;
beforeAll(async () => {
  proxy = await startLossyProxy(await newPreparedDatabase());
  server = await startServer({ DATABASE_URL: proxy.url, SWEEP_MS: '500' });
});
afterAll(async () => {
  await server.stop();
  proxy.stop();
});

test('a run is done although the answer to the commit by which the queue claimed it was lost', async () => {
  const user = await server.signUpVerified();
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };

  const lost = proxy.loseCommitOf('recovery_attempts = recovery_attempts + 1');
  await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' }, headers);
  await lost;

  const isDone = async () => {
    const { body } = await user.fetchJson('GET', `/api/runs/${id}`);
    return (body as { run?: { status: string } }).run?.status === 'completed';
  };
  await server.until(isDone, 'The end of the run');
  await server.expectCleanLedger();
});
