import { QueuedRequest } from '../lib/queued-request.mjs';
import { appOf } from './endpoints.mjs';

/** @typedef {'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED'} Status */

const STATUSES = /** @type {const} */ ({ queued: 'IN_QUEUE', running: 'IN_PROGRESS', done: 'COMPLETED' });

/** An accepted, and therefore paid, request with its vendor's addresses. */
export class FalRequest extends QueuedRequest {
  /**
   * @param {string} endpoint
   * @param {Record<string, any>} input
   * @param {import('./rules.mjs').Rule} rule
   * @param {{ queueMs: number, runMs: number }} pace for rules that set no delay
   */
  constructor(endpoint, input, rule, pace) {
    super(rule, pace);
    this.endpoint = endpoint;
    this.input = input;
    this.rule = rule;
    this.seed = Number.isInteger(input.seed) ? input.seed : Math.floor(Math.random() * 2 ** 32);
  }

  get app() {
    return appOf(this.endpoint);
  }

  /** The public address of one of its files. */
  addressOf(/** @type {string} */ file) {
    return `${this.rule.media?.origin ?? 'https://v3.fal.media'}/files/${this.id}/${file}`;
  }

  /** @returns {Status} */
  get status() {
    return STATUSES[this.phase];
  }

  /** @returns {'CANCELLATION_REQUESTED' | 'ALREADY_COMPLETED'} */
  cancel() {
    return this.requestCancel() ? 'CANCELLATION_REQUESTED' : 'ALREADY_COMPLETED';
  }

  /** Status, result and cancel addresses, as the vendor answers them. */
  get links() {
    const base = `https://queue.fal.run/${this.app}/requests/${this.id}`;
    return { response_url: base, status_url: `${base}/status`, cancel_url: `${base}/cancel` };
  }
}
