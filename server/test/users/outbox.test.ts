import { type RunningServer, startServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { newAddress, PASSWORD, Visitor } from './visitor';

describe('in development', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await sharedServer();
  });

  test('mail is listed by address, newest first, with exactly these fields', async () => {
    const visitor = new Visitor(server);
    const email = newAddress();
    const read = async () => {
      const response = await fetch(`${server.url}/dev/outbox.json?to=${encodeURIComponent(email.toUpperCase())}`);
      return ((await response.json()) as { messages: Record<string, string>[] }).messages;
    };
    /** Mail is sent after the answer, so two mails may arrive in either order. */
    const arrived = (count: number) => server.until(async () => (await read()).length === count);
    await visitor.post('sign-up', { email, password: PASSWORD });
    await arrived(1);
    await visitor.post('forgot-password', { email });
    await arrived(2);
    await visitor.post('sign-up', { email: newAddress(), password: PASSWORD });

    const messages = await read();
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Set a new Flint password',
      expect.stringMatching(/^\d{6} is your Flint code$/),
    ]);
    for (const message of messages) {
      expect(Object.keys(message).sort()).toEqual(['createdAt', 'html', 'id', 'subject', 'text', 'to']);
      expect(message).toMatchObject({ to: email, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    }
  });

  test('the page shows the mail under a CSP without inline code', async () => {
    const email = newAddress();
    await new Visitor(server).post('sign-up', { email, password: PASSWORD });
    const page = await fetch(`${server.url}/dev/outbox?to=${encodeURIComponent(email)}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(await page.text()).toMatch(/<p class="code">\d{6}<\/p>/);
    const styles = await fetch(`${server.url}/dev/outbox.css`);
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

test('outside development there is no outbox, no component gallery and no demo account', async () => {
  const server = await startServer({
    FLINT_ENV: 'staging',
    AUTH_SECRET: 'b1946ac92492d2347c6235b4d2611184f4c1e0a9d7',
    PUBLIC_URL: 'https://flint.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@flint.example',
  });
  try {
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css', '/dev/ui'])
      expect((await fetch(server.url + path)).status).toBe(404);
    expect(await server.admin('user:list')).not.toContain('example.com');
  } finally {
    await server.stop();
  }
});
