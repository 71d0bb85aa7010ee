import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSmtpSimulator } from '@flint/simulators/smtp';
import { SMTPServer } from 'smtp-server';
import { checkSmtp } from './check-smtp';

const signal = new AbortController().signal;

test('a server that lets us in is ok, and is sent nothing; one that is away is unreachable', async () => {
  const smtp = await createSmtpSimulator();
  expect(await checkSmtp(smtp.url, signal)).toEqual({ state: 'ok' });
  expect(smtp.journal().messages).toEqual([]);
  await smtp.close();
  expect(await checkSmtp(smtp.url, signal)).toEqual({ state: 'unreachable', why: 'ESOCKET' });
});

test('a server that does not take the password refuses', async () => {
  const strict = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ password }, _session, callback) =>
      password === 'right' ? callback(null, { user: 1 }) : callback(new Error('No')),
  });
  const listening = strict.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  expect(await checkSmtp(`smtp://flint:right@127.0.0.1:${port}`, signal)).toEqual({ state: 'ok' });
  expect(await checkSmtp(`smtp://flint:wrong@127.0.0.1:${port}`, signal)).toEqual({
    state: 'refused',
    why: 'it answered 535',
  });
  await new Promise<void>((resolve) => strict.close(resolve));
});
