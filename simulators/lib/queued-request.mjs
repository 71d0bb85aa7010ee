import { randomUUID } from 'node:crypto';

/**
 * The part of a rule that sets how a request passes through a vendor's queue.
 * @typedef {object} Course
 * @property {{ delayMs?: number, hang?: boolean }} [queue]
 * @property {{ delayMs?: number, hang?: boolean }} [run]
 * @property {{ ignored?: boolean }} [cancel]
 */

/** An accepted, and therefore paid, request. Its phase follows from its rule and the clock. */
export class QueuedRequest {
  id = randomUUID();
  cancelled = false;
  /** Time of its release; delays count from then. */
  #releasedAt = 0;
  #acceptedAt = performance.now();
  /** @type {() => void} */
  #sayReleased = () => undefined;
  /** Resolves when it is released. */
  released = /** @type {Promise<void>} */ (new Promise((resolve) => (this.#sayReleased = resolve)));

  /**
   * @param {Course} course
   * @param {{ queueMs: number, runMs: number }} pace for rules that set no delay
   */
  constructor(course, pace) {
    this.course = course;
    this.pace = pace;
  }

  /** @returns {'queued' | 'running' | 'done'} */
  get phase() {
    if (this.cancelled) return 'done';
    const { queue, run } = this.course;
    const released = this.#releasedAt > 0;
    if (queue?.hang && !released) return 'queued';
    if (run?.hang && !released) return 'running';
    const elapsed = performance.now() - (released ? this.#releasedAt : this.#acceptedAt);
    const queueMs = queue?.delayMs ?? this.pace.queueMs;
    if (elapsed < queueMs) return 'queued';
    return elapsed < queueMs + (run?.delayMs ?? this.pace.runMs) ? 'running' : 'done';
  }

  /** Releases a hanging request. */
  release() {
    this.#releasedAt ||= performance.now();
    this.#sayReleased();
  }

  /** @returns {boolean} whether it had not ended; a rule may ignore the cancellation nevertheless */
  requestCancel() {
    if (this.phase === 'done') return false;
    if (!this.course.cancel?.ignored) this.cancelled = true;
    return true;
  }
}
