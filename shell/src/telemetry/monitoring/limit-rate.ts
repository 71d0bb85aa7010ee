import { REPLAY } from '@flint/shared/contracts/monitoring/limits';

/** An event of a recording; `timestamp` in milliseconds since 1970. */
export interface Recorded {
  readonly type: number;
  readonly timestamp: number;
}

/** Type of events that tell a change of the page. */
const CHANGE = 3;
/** Type of events that replay adds itself. */
const CUSTOM = 5;

/**
 * Keeps at most 300 changes of any second. The SDK's own throttle holds its breadcrumbs alone. Where it drops, it says
 * so once, as the SDK does.
 * @returns filters the events of each part of a recording in turn
 */
export function createRateLimit({ events: most, perMs } = REPLAY.throttle): (events: Recorded[]) => Recorded[] {
  /** Times of the latest changes that were kept, at most `most`. */
  const kept: number[] = [];
  let isDropping = false;
  return (events) =>
    events.flatMap((event) => {
      const { type, timestamp } = event;
      if (type !== CHANGE) return [event];
      if (kept.length >= most && timestamp - (kept[0] ?? 0) < perMs) {
        const said = isDropping;
        isDropping = true;
        return said ? [] : [throttled(timestamp)];
      }
      isDropping = false;
      kept.push(timestamp);
      if (kept.length > most) kept.shift();
      return [event];
    });
}

function throttled(timestamp: number): Recorded {
  const payload = { type: 'default', category: 'replay.throttled', timestamp: timestamp / 1_000 };
  return { type: CUSTOM, timestamp, data: { tag: 'breadcrumb', payload } } as Recorded;
}
