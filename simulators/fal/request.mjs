import { randomUUID } from 'node:crypto';
import { appOf } from './endpoints.mjs';

/** @typedef {'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED'} Status */

/** One accepted, and therefore paid, request: where it stands follows from its rule and the clock. */
export class FalRequest {
  id = randomUUID();
  cancelled = false;
  /** When it stopped hanging; its delays count from then. */
  #releasedAt = 0;
  #acceptedAt = Date.now();

  /**
   * @param {string} endpoint
   * @param {Record<string, any>} input
   * @param {import('./rules.mjs').Rule} rule
   * @param {{ queueMs: number, runMs: number }} pace for rules that set no delay
   */
  constructor(endpoint, input, rule, pace) {
    this.endpoint = endpoint;
    this.input = input;
    this.rule = rule;
    this.pace = pace;
    this.seed = Number.isInteger(input.seed) ? input.seed : Math.floor(Math.random() * 2 ** 32);
  }

  get app() {
    return appOf(this.endpoint);
  }

  /** The public address of one of its files. */
  addressOf(/** @type {string} */ file) {
    return `https://v3.fal.media/files/${this.id}/${file}`;
  }

  /** @returns {Status} */
  get status() {
    if (this.cancelled) return 'COMPLETED';
    const { queue, run } = this.rule;
    const released = this.#releasedAt > 0;
    if (queue?.hang && !released) return 'IN_QUEUE';
    if (run?.hang && !released) return 'IN_PROGRESS';
    const elapsed = Date.now() - (released ? this.#releasedAt : this.#acceptedAt);
    const queueMs = queue?.delayMs ?? this.pace.queueMs;
    if (elapsed < queueMs) return 'IN_QUEUE';
    return elapsed < queueMs + (run?.delayMs ?? this.pace.runMs) ? 'IN_PROGRESS' : 'COMPLETED';
  }

  /** Lets a hanging request go on. */
  release() {
    this.#releasedAt ||= Date.now();
  }

  /** @returns {'CANCELLATION_REQUESTED' | 'ALREADY_COMPLETED'} */
  cancel() {
    if (this.status === 'COMPLETED') return 'ALREADY_COMPLETED';
    if (!this.rule.cancel?.ignored) this.cancelled = true;
    return 'CANCELLATION_REQUESTED';
  }

  /** The addresses of the vendor's answers. */
  get links() {
    const base = `https://queue.fal.run/${this.app}/requests/${this.id}`;
    return { response_url: base, status_url: `${base}/status`, cancel_url: `${base}/cancel` };
  }
}
