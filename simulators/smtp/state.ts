import { delay, expectKnown, type Fault, strike } from '../lib/faults';

const PARTS = ['connect', 'recipient', 'data'];
const OK = 250;

interface HangingFault<Error> extends Fault<Error> {
  /** Waits until the simulator is scripted again. */
  hang?: boolean;
}

export interface SmtpScript {
  /** `refused`: connections are refused until scripted otherwise; a code refuses in the greeting. */
  connect?: HangingFault<number | 'refused'>;
  /** A code such as 450 or 550 for every recipient. */
  recipient?: HangingFault<number>;
  /** A code after the whole mail was read; `lost`: the mail is kept, but the connection closes without an answer. */
  data?: HangingFault<number | 'lost'>;
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

interface SmtpCall {
  at: string;
  phase: keyof SmtpScript;
  answer: number | 'lost';
}

export interface SmtpJournal {
  /** Accepted mails, oldest first. */
  readonly messages: readonly KeptMail[];
  readonly calls: readonly SmtpCall[];
}

/** State of the mail server. */
export class SmtpState {
  faults: SmtpScript = {};
  messages: KeptMail[] = [];
  calls: SmtpCall[] = [];
  readonly #hanging = new Set<() => void>();

  /** @param script replaces the earlier script, and releases what hangs by it */
  take(script: SmtpScript): void {
    expectKnown('smtp', script, PARTS);
    this.faults = structuredClone(script);
    for (const release of this.#hanging) release();
    this.#hanging.clear();
  }

  reset(): void {
    this.take({});
    this.messages = [];
    this.calls = [];
  }

  get isRefusing(): boolean {
    return this.faults.connect?.error === 'refused';
  }

  /**
   * Applies the scripted fault of a command, if there is one, and records the call.
   * @returns the answer to send
   */
  async meet(phase: keyof SmtpScript): Promise<number | 'lost'> {
    const fault: HangingFault<number | 'refused' | 'lost'> | undefined = this.faults[phase];
    await delay(fault?.delayMs);
    if (fault?.hang) await new Promise<void>((resolve) => this.#hanging.add(resolve));
    const error = strike(fault);
    const answer = error === undefined || error === 'refused' ? OK : error;
    this.calls.push({ at: new Date().toISOString(), phase, answer });
    return answer;
  }
}
