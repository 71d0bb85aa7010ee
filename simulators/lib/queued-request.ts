import { randomUUID } from 'node:crypto';
import type { Fields } from './fields';

/** The part of a rule that sets how a request passes through a vendor's queue. */
interface Course {
  submit?: { hang?: boolean };
  queue?: { delayMs?: number; hang?: boolean };
  run?: { delayMs?: number; hang?: boolean };
  cancel?: { ignored?: boolean };
}

/** Lets no request to come hang: a test that releases one may be quicker than the request. */
export function unhang({ submit, queue, run }: Course): void {
  for (const phase of [submit, queue, run]) delete phase?.hang;
}

/** Milliseconds that a request waits and runs where its rule sets none. */
export interface Pace {
  readonly queueMs: number;
  readonly runMs: number;
}

/** An accepted, and therefore paid, request. Its phase follows from its rule and the clock. */
export class QueuedRequest<Rule extends Course> {
  readonly id: string = randomUUID();
  cancelled = false;
  /** Time of its release; delays count from then. */
  #releasedAt = 0;
  readonly #acceptedAt = performance.now();
  #sayReleased: () => void = () => undefined;
  /** Resolves when it is released. */
  readonly released = new Promise<void>((resolve) => {
    this.#sayReleased = resolve;
  });

  /** The one that was ordered, or any. */
  readonly seed: number;

  constructor(
    readonly input: Fields,
    readonly rule: Rule,
    readonly pace: Pace,
  ) {
    const { seed } = input;
    this.seed = typeof seed === 'number' && Number.isInteger(seed) ? seed : Math.floor(Math.random() * 2 ** 32);
  }

  get phase(): 'queued' | 'running' | 'done' {
    if (this.cancelled) return 'done';
    const { queue, run } = this.rule;
    const released = this.#releasedAt > 0;
    if (queue?.hang && !released) return 'queued';
    if (run?.hang && !released) return 'running';
    const elapsed = performance.now() - (released ? this.#releasedAt : this.#acceptedAt);
    const queueMs = queue?.delayMs ?? this.pace.queueMs;
    if (elapsed < queueMs) return 'queued';
    return elapsed < queueMs + (run?.delayMs ?? this.pace.runMs) ? 'running' : 'done';
  }

  /** Releases a hanging request. */
  release(): void {
    this.#releasedAt ||= performance.now();
    this.#sayReleased();
  }

  /** @returns whether it had not ended; a rule may ignore the cancellation nevertheless */
  requestCancel(): boolean {
    if (this.phase === 'done') return false;
    if (!this.rule.cancel?.ignored) this.cancelled = true;
    return true;
  }
}
