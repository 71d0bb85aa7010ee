import { expectKnown } from '../lib/faults.mjs';
import { Rules } from '../lib/rules.mjs';

const MODELS = ['simulated-small', 'simulated-large'];

const PARTS = ['rules', 'models', 'release'];
const RULE_PARTS = [
  'model',
  'prompt',
  'times',
  'error',
  'delayMs',
  'reply',
  'thoughts',
  'obedient',
  'structured',
  'pieceMs',
  'stream',
  'usage',
  'finish',
  'longest',
];

/** State of the endpoint. */
export class OpenAiState {
  /** @type {Rules<import('./simulator.mjs').OpenAiRule>} */
  rules = new Rules();
  models = MODELS;
  /** @type {import('./simulator.mjs').OpenAiCall[]} */
  calls = [];
  /** @type {Set<() => void>} */
  #stalled = new Set();

  /** @param {import('./simulator.mjs').OpenAiScript} script */
  take(script) {
    expectKnown('openai', script, PARTS);
    for (const rule of script.rules ?? []) expectKnown('an openai rule', rule, RULE_PARTS);
    // A release of stalled answers keeps the rules.
    if (script.rules || !script.release) this.rules.set(script.rules ?? []);
    if (script.models || !script.release) this.models = [...(script.models ?? MODELS)];
    if (script.release) this.#release();
  }

  /** Resolves when released. */
  stall() {
    return /** @type {Promise<void>} */ (new Promise((resolve) => this.#stalled.add(resolve)));
  }

  #release() {
    for (const resolve of this.#stalled) resolve();
    this.#stalled.clear();
  }

  /** Calls that the endpoint processed, each of which it would bill. */
  get journal() {
    return { paid: this.calls.filter(({ paid }) => paid).length, calls: this.calls, held: this.#stalled.size };
  }

  reset() {
    this.take({});
    this.#release();
    this.calls = [];
  }
}
