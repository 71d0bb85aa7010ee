import { startFal } from '../support/fal';
import { startServer } from '../support/server';

test("another user's run answers like an unknown id when read, followed, cancelled or retried", async () => {
  const fal = await startFal();
  const server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000' });
  try {
    const [owner, other] = [await server.signUpVerified(), await server.signUpVerified()];
    const order = await owner.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' });
    const { runId } = order.body as { runId: string };
    for (const id of [runId, crypto.randomUUID()])
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/events'],
        ['POST', '/cancel'],
        ['POST', '/retry'],
      ] as const)
        expect((await other.fetchJson(method, `/api/runs/${id}${path}`)).status).toBe(404);
    expect((await other.fetchJson('GET', '/api/runs')).body).toEqual({ runs: [] });
    expect((await owner.fetchJson('GET', `/api/runs/${runId}`)).status).toBe(200);
    expect((await fal.log()).paid).toBe(1);
  } finally {
    await server.stop();
    await fal.stop();
  }
});
