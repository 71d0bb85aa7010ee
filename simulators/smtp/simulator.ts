import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { isPortTaken } from '../lib/is-port-taken';
import type { Simulator } from '../lib/simulator';
import { type KeptMail, type SmtpJournal, type SmtpScript, SmtpState } from './state';

const HOST = '127.0.0.1';
/**
 * Ports below those that systems hand out by themselves: one that refuses connections for a while stays free until it is
 * listened on again.
 */
const FIRST_PORT = 10_000;
const PORTS = 6_000;

/** A negative answer of the server. */
const refusal = (code: number) => Object.assign(new Error('Simulated'), { responseCode: code });

/** @param envelope the actual recipients, which may differ from the headers */
async function read(raw: Buffer, envelope: SMTPServerEnvelope): Promise<KeptMail> {
  const mail = await PostalMime.parse(raw);
  return {
    at: new Date().toISOString(),
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

/**
 * Starts a mail server on a loopback port that stores every mail and delivers none.
 * @param options `port` 0, the default, takes a free one
 */
export async function createSmtpSimulator({ port = 0 } = {}): Promise<Simulator<SmtpScript, SmtpJournal>> {
  const state = new SmtpState();
  const sockets = new Set<Socket>();

  /** Answers a command as scripted. */
  async function answer(phase: 'connect' | 'recipient', callback: (error?: Error | null) => void) {
    const code = await state.meet(phase);
    callback(code === 250 ? null : refusal(Number(code)));
  }

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => void answer('connect', callback),
    onRcptTo: (_address, _session, callback) => void answer('recipient', callback),
    async onData(stream, session, callback) {
      const mail = await read(await buffer(stream), session.envelope);
      const code = await state.meet('data');
      if (code === 250 || code === 'lost') state.messages.push(mail);
      if (code === 'lost') return hangUp();
      return callback(code === 250 ? null : refusal(code));
    },
  });
  // Some tests hang up in the middle of a session.
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };

  async function listen(): Promise<void> {
    if (smtp.server.listening) return;
    const asked = port || FIRST_PORT + randomInt(PORTS);
    try {
      smtp.server.listen(asked, HOST);
      await once(smtp.server, 'listening');
    } catch (error) {
      if (port || !isPortTaken(error)) throw error;
      return listen();
    }
    port = asked;
  }

  async function hide(): Promise<void> {
    if (!smtp.server.listening) return;
    const hidden = new Promise((resolve) => smtp.server.close(resolve));
    hangUp();
    await hidden;
  }

  await listen();
  const url = `smtp://${HOST}:${port}`;
  return {
    name: 'smtp',
    url,
    env: { SMTP_URL: url, MAIL_FROM: 'Flint <hello@flint.example>' },
    async script(script) {
      state.take(script);
      await (state.isRefusing ? hide() : listen());
    },
    journal: () => ({ messages: state.messages, calls: state.calls }),
    async reset() {
      state.reset();
      await listen();
    },
    close: hide,
  };
}
