import { CallLog } from '../lib/call-log';
import { expectKnown } from '../lib/faults';
import { Rules } from '../lib/rules';
import type { OpenAiCall, OpenAiJournal, OpenAiRule, OpenAiScript } from './script';

const MODELS: readonly string[] = ['simulated-small', 'simulated-large'];

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
  readonly rules = new Rules<OpenAiRule>({});
  models = MODELS;
  readonly log = new CallLog<OpenAiCall>();
  readonly #stalled = new Set<() => void>();

  take(script: OpenAiScript): void {
    expectKnown('openai', script, PARTS);
    for (const rule of script.rules ?? []) expectKnown('an openai rule', rule, RULE_PARTS);
    // A release of stalled answers keeps the rules.
    if (script.rules || !script.release) this.rules.set(script.rules ?? []);
    if (script.models || !script.release) this.models = [...(script.models ?? MODELS)];
    if (script.release) this.#release();
  }

  /** Resolves when released. */
  stall(): Promise<void> {
    return new Promise((resolve) => this.#stalled.add(resolve));
  }

  #release(): void {
    for (const resolve of this.#stalled) resolve();
    this.#stalled.clear();
  }

  get journal(): OpenAiJournal {
    const { calls } = this.log;
    return { paid: calls.filter(({ paid }) => paid).length, calls, held: this.#stalled.size };
  }

  reset(): void {
    this.take({});
    this.#release();
    this.log.clear();
  }
}
