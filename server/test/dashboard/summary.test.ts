import type { DashboardSummary } from '@flint/shared/contracts/dashboard';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => server.stop());

test('pictures made: counts pictures alone, not the files of a piece of music', async () => {
  const user = await server.signUpVerified();
  const counts = async () =>
    ((await user.fetchJson('GET', '/api/dashboard/summary')).body as { summary: DashboardSummary }).summary.counts;

  const piece = { prompt: 'walk', duration: 5, stems: true, midi: true };
  expect((await user.fetchJson('POST', '/api/fal-ai/music/text-to-music', piece)).status).toBe(200);
  expect(await counts()).toEqual({ images: 0, running: 0 });

  const pictures = { prompt: 'a lake', num_images: 2 };
  expect((await user.fetchJson('POST', '/api/fal-ai/generate/image', pictures)).status).toBe(200);
  expect(await counts()).toEqual({ images: 2, running: 0 });
});
