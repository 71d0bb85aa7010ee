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

/** SMTP client with a small pool of kept connections. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    // Mail is text of ours: never attach local files or fetch addresses.
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
