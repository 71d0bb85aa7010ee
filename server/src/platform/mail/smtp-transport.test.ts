import { createSmtpSimulator } from '@flint/simulators/smtp';
import { createSmtpTransport } from './smtp-transport';

let smtp: Awaited<ReturnType<typeof createSmtpSimulator>>;
let transport: ReturnType<typeof createSmtpTransport>;
beforeAll(async () => {
  smtp = await createSmtpSimulator();
  transport = createSmtpTransport({ url: smtp.url, from: 'Flint <hello@flint.example>' });
});
afterEach(() => smtp.reset());
afterAll(async () => {
  transport.close();
  await smtp.close();
});

const MAIL = { to: 'you@example.com', subject: 'Six digits', text: 'the plain part', html: '<p>the rich part</p>' };

test('a mail reaches the server with both parts and the configured sender', async () => {
  await transport.deliver(MAIL);
  expect(smtp.journal().messages).toEqual([
    expect.objectContaining({
      from: 'hello@flint.example',
      to: ['you@example.com'],
      subject: 'Six digits',
      text: expect.stringContaining('the plain part'),
      html: expect.stringContaining('<p>the rich part</p>'),
      headers: expect.objectContaining({ from: 'Flint <hello@flint.example>' }),
    }),
  ]);
});

test('an address is one recipient, even when it contains separators', async () => {
  await transport.deliver({ ...MAIL, to: '"a, b@evil.example"@example.com' }).catch(() => undefined);
  expect(smtp.journal().messages.flatMap(({ to }) => to)).not.toContain('b@evil.example');
});

test('a refused mail throws with the response code', async () => {
  await smtp.script({ recipient: { error: 550 } });
  await expect(transport.deliver(MAIL)).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
});
