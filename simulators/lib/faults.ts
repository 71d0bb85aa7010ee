import { setTimeout } from 'node:timers/promises';

/** A delay that does not keep the process of a closed simulator alive (`unref`). */
export const delay = (ms: number | undefined): Promise<void> => setTimeout(ms ?? 0, undefined, { ref: false });

/** What a call may meet, as far as all simulators have it in common. */
export interface Fault<Error> {
  error?: Error;
  /** How many times `error` applies; absent: always. */
  times?: number;
  delayMs?: number;
}

/** Whether a call meets a fault, which then counts as met once more. */
export function meets(fault: { times?: number }): boolean {
  if (fault.times === 0) return false;
  if (fault.times !== undefined) fault.times -= 1;
  return true;
}

/** The error that a call meets, and undefined where it meets none. */
export function strike<Error>(fault: Fault<Error> | undefined): Error | undefined {
  return fault?.error !== undefined && meets(fault) ? fault.error : undefined;
}

/**
 * Rejects unknown parts of a script: a test with a misspelt fault would prove nothing.
 * @throws RangeError for a part the simulator does not know
 */
export function expectKnown(simulator: string, script: object, parts: readonly string[]): void {
  const unknown = Object.keys(script).filter((part) => !parts.includes(part));
  if (unknown.length > 0) {
    throw new RangeError(`${simulator} knows no ${unknown.join(', ')}. It knows ${parts.join(', ')}.`);
  }
}
