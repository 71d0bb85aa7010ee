import { CallLog } from '../lib/call-log';
import { expectKnown } from '../lib/faults';
import type { Fields } from '../lib/fields';
import { type Pace, unhang } from '../lib/queued-request';
import { Rules } from '../lib/rules';
import { Prediction } from './prediction';
import type { ReplicateCall, ReplicateJournal, ReplicateRule, ReplicateScript } from './script';

/** State of the simulator. */
export class ReplicateState {
  readonly rules = new Rules<ReplicateRule>({});
  readonly log = new CallLog<ReplicateCall>();
  readonly predictions = new Map<string, Prediction>();

  constructor(readonly pace: Pace) {}

  accept(model: string, input: Fields, rule: ReplicateRule): Prediction {
    const prediction = new Prediction(model, input, rule, this.pace);
    this.predictions.set(prediction.id, prediction);
    return prediction;
  }

  take(script: ReplicateScript): void {
    expectKnown('replicate', script, ['rules', 'release']);
    if (script.release) {
      this.rules.change(unhang);
      for (const prediction of this.predictions.values()) prediction.release();
    }
    // A release alone keeps what else the rules say.
    if (script.rules || !script.release) this.rules.set(script.rules ?? []);
  }

  get journal(): ReplicateJournal {
    const requests = [...this.predictions.values()].map(({ id, model: endpoint, input, status, cancelled }) => ({
      ...{ id, endpoint, input, status, cancelled },
    }));
    return { paid: requests.length, calls: this.log.calls, requests };
  }

  reset(): void {
    this.rules.set([]);
    this.log.clear();
    this.predictions.clear();
  }
}
