import type { Simulator } from '../lib/simulator.mjs';

interface Fault {
  error?: number | string;
  /** How often `error` strikes; absent: always. */
  times?: number;
  delayMs?: number;
}

export interface SmtpScript {
  /** `refused`: nobody listens, until scripted otherwise; a code refuses in the greeting. */
  connect?: Fault & { error?: number | 'refused' };
  /** A code such as 450 or 550 for every recipient. */
  recipient?: Fault & { error?: number };
  /** A code after the whole mail was read; or `lost`: the mail is kept, but the connection dies unanswered. */
  data?: Fault & { error?: number | 'lost' };
}

/** A mail that was accepted. */
export interface KeptMail {
  at: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export interface SmtpJournal {
  /** Accepted mails, oldest first. */
  readonly messages: readonly KeptMail[];
  readonly calls: readonly { at: string; phase: 'connect' | 'recipient' | 'data'; answer: number | 'lost' }[];
}

/** A mail server on a loopback port that delivers to nobody and keeps everything; `port` 0, the default, is a free one. */
export function createSmtpSimulator(options?: { port?: number }): Promise<Simulator<SmtpScript, SmtpJournal>>;
