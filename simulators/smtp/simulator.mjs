import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { SmtpState } from './state.mjs';

const HOST = '127.0.0.1';
/**
 * Ports below those that systems hand out by themselves: one that refuses connections for a while stays free until it is
 * listened on again.
 */
const FIRST_PORT = 10_000;
const PORTS = 6_000;

/** A negative answer of the server. */
const refusal = (/** @type {number} */ code) => Object.assign(new Error('Simulated'), { responseCode: code });

/**
 * @param {Buffer} raw
 * @param {import('smtp-server').SMTPServerEnvelope} envelope the actual recipients, which may differ from the headers
 * @returns {Promise<import('./simulator.mjs').KeptMail>}
 */
async function read(raw, envelope) {
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
 * @param {{ port?: number }} [options]
 * @returns {Promise<import('../lib/simulator.mjs').Simulator>}
 */
export async function createSmtpSimulator({ port = 0 } = {}) {
  const state = new SmtpState();
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();

  /** Answers a command as scripted. */
  async function answer(phase, callback) {
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

  async function listen() {
    if (smtp.server.listening) return;
    const asked = port || FIRST_PORT + randomInt(PORTS);
    try {
      smtp.server.listen(asked, HOST);
      await once(smtp.server, 'listening');
    } catch (error) {
      if (port || /** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
      return listen();
    }
    port = asked;
  }

  async function hide() {
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
