import { createTransport } from 'nodemailer';
import { createSmtpSimulator } from './simulator';

let smtp: Awaited<ReturnType<typeof createSmtpSimulator>>;
beforeAll(async () => {
  smtp = await createSmtpSimulator();
});
afterEach(() => smtp.reset());
afterAll(() => smtp.close());

const send = (more: { bcc?: string } = {}) =>
  createTransport({ url: smtp.url }).sendMail({
    from: smtp.env.MAIL_FROM,
    to: 'maya@example.com',
    subject: 'Grüße',
    text: 'the plain part',
    html: '<p>the rich part</p>',
    ...more,
  });

test('stores a mail with its parts, its headers and all its recipients', async () => {
  await send({ bcc: 'hidden@example.com' });
  expect(smtp.journal().messages).toEqual([
    expect.objectContaining({
      from: 'hello@flint.example',
      to: ['maya@example.com', 'hidden@example.com'],
      subject: 'Grüße',
      text: expect.stringContaining('the plain part'),
      html: expect.stringContaining('<p>the rich part</p>'),
      headers: expect.objectContaining({ from: 'Flint <hello@flint.example>', to: 'maya@example.com' }),
    }),
  ]);
});

test.each([
  ['connect', 421],
  ['recipient', 450],
  ['recipient', 550],
  ['data', 452],
  ['data', 554],
])('%s can be answered %i a limited number of times', async (phase, error) => {
  await smtp.script({ [phase]: { error, times: 1 } });
  await expect(send()).rejects.toMatchObject({ responseCode: error });
  expect(smtp.journal().messages).toHaveLength(0);
  await send();
  expect(smtp.journal().messages).toHaveLength(1);
});

test('connections are refused until scripted otherwise', async () => {
  await smtp.script({ connect: { error: 'refused' } });
  await expect(send()).rejects.toThrow(/ECONNREFUSED/);
  await smtp.script({});
  await send();
});

test('the connection can close after the mail was accepted', async () => {
  await smtp.script({ data: { error: 'lost' } });
  await expect(send()).rejects.not.toHaveProperty('responseCode', expect.any(Number));
  expect(smtp.journal().messages).toHaveLength(1);
});

test('a mail server can be slow', async () => {
  await smtp.script({ data: { delayMs: 120 } });
  const started = performance.now();
  await send();
  expect(performance.now() - started).toBeGreaterThanOrEqual(115);
});
