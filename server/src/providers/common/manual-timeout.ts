import { setImmediate as nextTurn } from 'node:timers/promises';

/** Replaces the time limit of calls, in a test, by one that passes when the vendor has got the call. */
export function manualTimeout() {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  return {
    /** The limits that calls asked for, in milliseconds. */
    asked: () => timeout.mock.calls.map(([ms]) => ms),
    /** @param arrived whether the vendor has got the call; this process simulates it */
    async passOnce(arrived: () => boolean | Promise<boolean>): Promise<void> {
      while (!(await arrived())) await nextTurn();
      limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    },
  };
}
