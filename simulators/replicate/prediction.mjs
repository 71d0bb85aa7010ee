import { QueuedRequest } from '../lib/queued-request.mjs';
import { MODELS } from './models.mjs';

/** An accepted prediction. */
export class Prediction extends QueuedRequest {
  /**
   * @param {string} model
   * @param {Record<string, any>} input
   * @param {import('./rules.mjs').Rule} rule
   * @param {{ queueMs: number, runMs: number }} pace
   */
  constructor(model, input, rule, pace) {
    super(rule, pace);
    this.model = model;
    this.input = input;
    this.rule = rule;
    this.seed = Number.isInteger(input.seed) ? input.seed : Math.floor(Math.random() * 2 ** 32);
    this.addressOf = (/** @type {string} */ file) =>
      `${rule.media?.origin ?? 'https://replicate.delivery'}/xezq/${this.id}/${file}`;
  }

  /** @returns {'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled'} */
  get status() {
    if (this.cancelled) return 'canceled';
    if (this.phase === 'queued') return 'starting';
    if (this.phase === 'running') return 'processing';
    return this.rule.run?.error === undefined ? 'succeeded' : 'failed';
  }

  /** Response body, in the format of the vendor's API. */
  get body() {
    const { id, model, input, status } = this;
    const api = `https://api.replicate.com/v1/predictions/${id}`;
    return {
      ...{ id, model, version: 'hidden', input, logs: '', status, source: 'api', data_removed: false },
      output: status === 'succeeded' ? MODELS[model]?.output(this) : null,
      error: status === 'failed' ? (this.rule.run?.type ?? 'Prediction interrupted; please retry') : null,
      ...(this.phase === 'done' && this.rule.counted && { metrics: this.rule.counted }),
      urls: { get: api, cancel: `${api}/cancel` },
      created_at: new Date().toISOString(),
    };
  }
}
