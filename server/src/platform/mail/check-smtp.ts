import { createTransport } from 'nodemailer';
import type { KeyVerdict } from '../checks/key-check';

/** Response codes of a server that does not take our name and password. */
const REFUSED = new Set([530, 534, 535, 538]);
const CONNECT_MS = 10_000;

/**
 * Signs in at a mail server and sends nothing.
 * @param url as of `SmtpSettings`
 */
export async function checkSmtp(url: string, signal: AbortSignal): Promise<KeyVerdict> {
  const transport = createTransport({ url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS });
  const close = () => transport.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await transport.verify();
    return { state: 'ok' };
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const why = responseCode === undefined ? (code ?? 'no answer') : `it answered ${responseCode}`;
    return { state: code === 'EAUTH' || REFUSED.has(responseCode ?? 0) ? 'refused' : 'unreachable', why };
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
