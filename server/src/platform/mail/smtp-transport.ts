import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  /** The sender, `Flint <hello@example.com>`. */
  readonly from: string;
}

const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;

/** Hands mail to an SMTP server over a few kept connections. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    // A mail is words of ours: it never reads files or addresses of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
