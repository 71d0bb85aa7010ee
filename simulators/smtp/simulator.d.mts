import type { Simulator } from '../lib/simulator.mjs';

interface Fault {
  error?: number | string;
  /** How many times `error` applies; absent: always. */
  times?: number;
  delayMs?: number;
  /** Waits until the simulator is scripted again. */
  hang?: boolean;
}

export interface SmtpScript {
  /** `refused`: connections are refused until scripted otherwise; a code refuses in the greeting. */
  connect?: Fault & { error?: number | 'refused' };
  /** A code such as 450 or 550 for every recipient. */
  recipient?: Fault & { error?: number };
  /** A code after the whole mail was read; `lost`: the mail is kept, but the connection closes without an answer. */
  data?: Fault & { error?: number | 'lost' };
}

/** An accepted mail. */
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

/**
 * Starts a mail server on a loopback port that stores every mail and delivers none; `port` 0, the default, takes a free
 * one.
 */
export function createSmtpSimulator(options?: { port?: number }): Promise<Simulator<SmtpScript, SmtpJournal>>;
