import { startFal } from '../support/fal';
import { startServer } from '../support/server';

test('a paid request in flight during a kill is not sent again, and its credits are refunded', async () => {
  const fal = await startFal();
  await fal.script({ submit: { hang: true } });
  const server = await startServer({ ...fal.env, SWEEP_MS: '250' });
  try {
    const user = await server.signUpVerified();
    const before = await user.credits();
    const id = crypto.randomUUID();
    const headers = { prefer: 'respond-async', 'idempotency-key': id };
    await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' }, headers);
    await server.until(async () => (await fal.log()).paid === 1, 'The request');
    await server.kill('SIGKILL');
    await server.restart();
    await fal.release();

    expect(await user.untilEnded(id)).toMatchObject({ status: 'failed', charged: 0, images: [] });
    expect(await user.credits()).toEqual(before);
    expect((await fal.log()).calls.filter(({ phase }) => phase === 'submit')).toHaveLength(1);
    await server.expectCleanLedger();
  } finally {
    await server.stop();
    await fal.stop();
  }
});
