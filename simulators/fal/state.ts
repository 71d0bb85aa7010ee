import { CallLog } from '../lib/call-log';
import { expectKnown, type Fault } from '../lib/faults';
import type { Fields } from '../lib/fields';
import { type Pace, unhang } from '../lib/queued-request';
import { Rules } from '../lib/rules';
import { FalRequest } from './request';
import type { FalCall, FalJournal, FalRule, FalScript } from './script';

/** State of the simulator. */
export class FalState {
  readonly rules = new Rules<FalRule>({});
  readonly log = new CallLog<FalCall>();
  readonly requests = new Map<string, FalRequest>();
  /** Files sent here, by name. */
  readonly uploads = new Map<string, { type: string; bytes: Buffer | null }>();
  /** What beginning an upload meets. */
  upload: Fault<number> | undefined;

  constructor(readonly pace: Pace) {}

  accept(endpoint: string, input: Fields, rule: FalRule): FalRequest {
    const request = new FalRequest(endpoint, input, rule, this.pace);
    this.requests.set(request.id, request);
    return request;
  }

  take(script: FalScript): void {
    expectKnown('fal', script, ['rules', 'upload', 'release']);
    if (script.release) {
      this.rules.change(unhang);
      for (const request of this.requests.values()) request.release();
    }
    // A release alone keeps what else the rules say.
    if (script.rules || !script.release) {
      this.rules.set(script.rules ?? []);
      this.upload = structuredClone(script.upload);
    }
  }

  get journal(): FalJournal {
    const requests = [...this.requests.values()].map(({ id, endpoint, input, status, cancelled }) => ({
      ...{ id, endpoint, input, status, cancelled },
    }));
    return { paid: requests.length, calls: this.log.calls, requests };
  }

  reset(): void {
    this.rules.set([]);
    this.log.clear();
    this.requests.clear();
    this.uploads.clear();
    this.upload = undefined;
  }
}
