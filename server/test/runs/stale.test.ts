import { startFal } from '../support/fal';
import { query } from '../support/query';
import { startServer } from '../support/server';

test('a run whose workflow ended without it is closed, and its credits return', async () => {
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
    await query(server.env.DATABASE_URL, "update dbos.workflow_status set status = 'ERROR' where workflow_uuid = $1", [
      id,
    ]);

    expect(await user.untilEnded(id)).toMatchObject({
      ...{ status: 'failed', charged: 0 },
      message: expect.stringContaining('The work was interrupted.'),
    });
    expect(await user.credits()).toEqual(before);
    expect(server.logs).toContain('closing a run whose workflow ended without it');
    await server.expectCleanLedger();
  } finally {
    await fal.release();
    await server.stop();
    await fal.stop();
  }
});
