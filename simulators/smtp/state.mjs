import { delay, expectKnown, strikes } from '../lib/faults.mjs';

const PARTS = ['connect', 'recipient', 'data'];
const OK = 250;

/** State of the mail server. */
export class SmtpState {
  /** @type {import('./simulator.mjs').SmtpScript} */
  faults = {};
  /** @type {import('./simulator.mjs').KeptMail[]} */
  messages = [];
  /** @type {import('./simulator.mjs').SmtpJournal['calls'][number][]} */
  calls = [];
  /** @type {Set<() => void>} */
  #hanging = new Set();

  /** @param {import('./simulator.mjs').SmtpScript} script replaces the earlier script, and releases what hangs by it */
  take(script) {
    expectKnown('smtp', script, PARTS);
    this.faults = structuredClone(script);
    for (const release of this.#hanging) release();
    this.#hanging.clear();
  }

  reset() {
    this.take({});
    this.messages = [];
    this.calls = [];
  }

  get isRefusing() {
    return this.faults.connect?.error === 'refused';
  }

  /**
   * Applies the scripted fault of a command, if there is one, and records the call.
   * @param {'connect' | 'recipient' | 'data'} phase
   * @returns {Promise<number | 'lost'>} the answer to send
   */
  async meet(phase) {
    const fault = this.faults[phase];
    await delay(fault?.delayMs);
    if (fault?.hang) await new Promise((resolve) => this.#hanging.add(() => resolve(undefined)));
    const answer = strikes(fault) ? /** @type {number | 'lost'} */ (fault?.error) : OK;
    this.calls.push({ at: new Date().toISOString(), phase, answer });
    return answer;
  }
}
