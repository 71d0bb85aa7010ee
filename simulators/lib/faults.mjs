import { setTimeout } from 'node:timers/promises';

/** A delay that does not keep the process of a closed simulator alive (`unref`). */
export const delay = (/** @type {number | undefined} */ ms) => setTimeout(ms ?? 0, undefined, { ref: false });

/**
 * Whether a fault applies to this call; decrements its remaining count.
 * @param {{ error?: unknown, times?: number } | undefined} fault
 */
export function strikes(fault) {
  if (fault?.error === undefined || fault.times === 0) return false;
  if (fault.times !== undefined) fault.times -= 1;
  return true;
}

/**
 * Rejects unknown parts of a script: a test with a misspelt fault would prove nothing.
 * @param {string} simulator
 * @param {object} script
 * @param {readonly string[]} parts
 * @throws RangeError for a part the simulator does not know
 */
export function expectKnown(simulator, script, parts) {
  const unknown = Object.keys(script).filter((part) => !parts.includes(part));
  if (unknown.length > 0) {
    throw new RangeError(`${simulator} knows no ${unknown.join(', ')}. It knows ${parts.join(', ')}.`);
  }
}
