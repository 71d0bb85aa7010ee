import type { Fields } from '../lib/fields';
import { type Pace, QueuedRequest } from '../lib/queued-request';
import type { FalRule } from './script';

type Status = 'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED';

const STATUSES = { queued: 'IN_QUEUE', running: 'IN_PROGRESS', done: 'COMPLETED' } as const;

/** An accepted, and therefore paid, request with its vendor's addresses. */
export class FalRequest extends QueuedRequest<FalRule> {
  constructor(
    readonly endpoint: string,
    input: Fields,
    rule: FalRule,
    pace: Pace,
  ) {
    super(input, rule, pace);
  }

  /** The app of its endpoint: all that its status, result and cancel addresses carry. */
  get app(): string {
    return this.endpoint.split('/').slice(0, 2).join('/');
  }

  /** The public address of one of its files. */
  addressOf(file: string): string {
    return `${this.rule.media?.origin ?? 'https://v3.fal.media'}/files/${this.id}/${file}`;
  }

  get status(): Status {
    return STATUSES[this.phase];
  }

  cancel(): 'CANCELLATION_REQUESTED' | 'ALREADY_COMPLETED' {
    return this.requestCancel() ? 'CANCELLATION_REQUESTED' : 'ALREADY_COMPLETED';
  }

  /** Status, result and cancel addresses, as the vendor answers them. */
  get links() {
    const base = `https://queue.fal.run/${this.app}/requests/${this.id}`;
    return { response_url: base, status_url: `${base}/status`, cancel_url: `${base}/cancel` };
  }
}
