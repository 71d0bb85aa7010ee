import { expectKnown } from '../lib/faults.mjs';
import { Rules } from '../lib/rules.mjs';
import { FalRequest } from './request.mjs';

/**
 * @typedef {object} Call
 * @property {string} at ISO time
 * @property {string} method
 * @property {string} host the vendor host, such as `queue.fal.run`
 * @property {string} path
 * @property {'submit' | 'status' | 'stream' | 'result' | 'cancel' | 'media' | 'upload' | 'other'} phase
 * @property {string | null} requestId
 * @property {unknown} body
 * @property {number | 'lost'} answer `lost`: the connection ended without one
 */

/**
 * @param {string} method
 * @param {string} host
 * @param {string} path
 * @returns {Call}
 */
export const newCall = (method, host, path) => ({
  at: new Date().toISOString(),
  method,
  host,
  path,
  phase: 'other',
  requestId: null,
  body: null,
  answer: 'lost',
});

/** State of the simulator. */
export class FalState {
  /** @type {Rules<import('./rules.mjs').Rule>} */
  rules = new Rules();
  /** @type {Call[]} */
  calls = [];
  /** @type {Map<string, FalRequest>} */
  requests = new Map();
  /** @type {Map<string, { type: string, bytes: Buffer | null }>} files sent here, by name */
  uploads = new Map();
  /** @type {import('./simulator.mjs').FalScript['upload']} what beginning an upload meets */
  upload = undefined;

  /** @param {{ queueMs: number, runMs: number }} pace */
  constructor(pace) {
    this.pace = pace;
  }

  /** Accepted requests, each of which the vendor would bill. */
  get paid() {
    return this.requests.size;
  }

  /**
   * @param {string} endpoint
   * @param {Record<string, any>} input
   * @param {import('./rules.mjs').Rule} rule
   */
  accept(endpoint, input, rule) {
    const request = new FalRequest(endpoint, input, rule, this.pace);
    this.requests.set(request.id, request);
    return request;
  }

  /** @param {import('./simulator.mjs').FalScript} script */
  take(script) {
    expectKnown('fal', script, ['rules', 'upload', 'release']);
    // A release of hanging requests keeps the rules.
    if (script.rules || !script.release) {
      this.rules.set(script.rules ?? []);
      this.upload = structuredClone(script.upload);
    }
    if (script.release) for (const request of this.requests.values()) request.release();
  }

  /** @returns {import('./simulator.mjs').FalJournal} */
  get journal() {
    const requests = [...this.requests.values()].map(({ id, endpoint, input, status, cancelled }) => ({
      id,
      endpoint,
      input,
      status,
      cancelled,
    }));
    return { paid: this.paid, calls: this.calls, requests };
  }

  reset() {
    this.rules.set([]);
    this.calls = [];
    this.requests.clear();
    this.uploads.clear();
    this.upload = undefined;
  }
}
