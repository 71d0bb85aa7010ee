import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

test.each(['/api/auth/google', '/api/auth/google/callback?code=x&state=y'])(
  'without a Google client %s answers that it is off',
  async (path) => {
    expect(await server.client().fetchJson('GET', path)).toMatchObject({
      status: 503,
      body: { error: 'not_configured', message: 'Google sign-in is not configured here.' },
    });
  },
);
