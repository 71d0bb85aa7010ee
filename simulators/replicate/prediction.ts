import type { Fields } from '../lib/fields';
import { type Pace, QueuedRequest } from '../lib/queued-request';
import type { ReplicateRule } from './script';

/** An accepted prediction. */
export class Prediction extends QueuedRequest<ReplicateRule> {
  constructor(
    readonly model: string,
    input: Fields,
    rule: ReplicateRule,
    pace: Pace,
  ) {
    super(input, rule, pace);
  }

  /** The public address of one of its files. */
  addressOf(file: string): string {
    return `${this.rule.media?.origin ?? 'https://replicate.delivery'}/xezq/${this.id}/${file}`;
  }

  get status(): 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled' {
    if (this.cancelled) return 'canceled';
    if (this.phase === 'queued') return 'starting';
    if (this.phase === 'running') return 'processing';
    return this.rule.run?.error === undefined ? 'succeeded' : 'failed';
  }
}
