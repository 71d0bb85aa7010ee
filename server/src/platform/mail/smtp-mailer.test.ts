import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createSmtpMailer } from './smtp-mailer';

/** What a client told the mail server, command by command. */
let said: string[];
let server: Server;
let refuse: boolean;

/** Speaks as much SMTP as one mail takes. */
beforeEach(async () => {
  said = [];
  refuse = false;
  server = createServer((socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        said.push(line);
        if (inData && line !== '.') continue;
        inData = line === 'DATA';
        if (refuse && line.startsWith('RCPT')) socket.write('550 no such mailbox\r\n');
        else socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

const mailer = () =>
  createSmtpMailer({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'Flint <hello@flint.example>',
  });
const MAIL = { to: 'you@example.com', subject: 'Six digits', text: 'the plain part', html: '<p>the rich part</p>' };

test('a mail reaches the server with both parts and our sender', async () => {
  const sender = mailer();
  await sender.send(MAIL);
  sender.close();
  expect(said).toContain('MAIL FROM:<hello@flint.example>');
  expect(said).toContain('RCPT TO:<you@example.com>');
  expect(said).toEqual(
    expect.arrayContaining([
      'From: Flint <hello@flint.example>',
      'To: you@example.com',
      'Subject: Six digits',
      'the plain part',
      '<p>the rich part</p>',
    ]),
  );
});

test('one address is one recipient, whatever it is made to look like', async () => {
  const sender = mailer();
  await sender.send({ ...MAIL, to: '"a, b@evil.example"@example.com' }).catch(() => undefined);
  sender.close();
  expect(said.filter((line) => line.startsWith('RCPT')).join()).not.toContain('TO:<b@evil.example>');
});

test('a mail that is refused is a failure', async () => {
  refuse = true;
  const sender = mailer();
  await expect(sender.send(MAIL)).rejects.toThrow(/550/);
  sender.close();
});
