import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('the dashboard has its five names at the top level and inside the summary', async () => {
  const user = await server.signUpVerified();
  const { status, body } = await user.fetchJson('GET', '/api/dashboard/summary');
  expect(status).toBe(200);
  const { summary, ...top } = body as { summary: object };
  expect(top).toEqual(summary);
  expect(top).toMatchObject({
    ...{ balance: 25, counts: { images: 0, running: 0 } },
    ...{ recentJobs: [], recentRuns: [], subscription: null },
  });
});
