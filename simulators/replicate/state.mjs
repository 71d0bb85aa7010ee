import { expectKnown } from '../lib/faults.mjs';
import { Rules } from '../lib/rules.mjs';
import { Prediction } from './prediction.mjs';

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path
 * @property {'submit' | 'status' | 'result' | 'cancel' | 'media' | 'upload' | 'other'} phase
 * @property {string | null} requestId
 * @property {number | 'lost'} answer `lost`: the connection ended without one
 */

/** State of the simulator. */
export class ReplicateState {
  /** @type {Rules<import('./rules.mjs').Rule>} */
  rules = new Rules();
  /** @type {Call[]} */
  calls = [];
  /** @type {Map<string, Prediction>} */
  predictions = new Map();

  /** @param {{ queueMs: number, runMs: number }} pace */
  constructor(pace) {
    this.pace = pace;
  }

  /**
   * @param {string} model
   * @param {Record<string, any>} input
   * @param {import('./rules.mjs').Rule} rule
   */
  accept(model, input, rule) {
    const prediction = new Prediction(model, input, rule, this.pace);
    this.predictions.set(prediction.id, prediction);
    return prediction;
  }

  /** @param {import('./simulator.mjs').ReplicateScript} script */
  take(script) {
    expectKnown('replicate', script, ['rules', 'release']);
    if (script.rules || !script.release) this.rules.set(script.rules ?? []);
    if (script.release) for (const prediction of this.predictions.values()) prediction.release();
  }

  /** @returns {import('./simulator.mjs').ReplicateJournal} */
  get journal() {
    const requests = [...this.predictions.values()].map(({ id, model: endpoint, input, status, cancelled }) => ({
      ...{ id, endpoint, input, status, cancelled },
    }));
    return { paid: requests.length, calls: this.calls, requests };
  }

  reset() {
    this.rules.set([]);
    this.calls = [];
    this.predictions.clear();
  }
}
