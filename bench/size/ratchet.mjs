/** Bytes below the budget from which the budget must be lowered. */
const SLACK = 1000;
/**
 * Bytes above the budget that say nothing: the same source built in another folder gets other module ids and file hashes,
 * which differed by 84 bytes after compression (`remoteEntry` of the generator, three folders).
 */
const NOISE = 150;

/**
 * Compares a measurement with a budget that only goes down (ratchet).
 * @param {string} name
 * @param {{ bytes: number, cap: number }} budget
 * @param {number} bytes
 * @returns {{ ok: boolean, text: string }}
 */
export function judge(name, budget, bytes) {
  const line = `${name}: ${kilobytes(bytes)} of JavaScript, budget ${kilobytes(budget.bytes)}, cap ${kilobytes(budget.cap)}`;
  if (bytes > budget.cap) return { ok: false, text: `${line}. Above the cap.` };
  if (bytes > budget.bytes + NOISE)
    return { ok: false, text: `${line}. ${bytes - budget.bytes} bytes above the budget.` };
  if (bytes < budget.bytes - SLACK)
    return { ok: true, text: `${line}. Lower the budget to ${bytes} in bench/size/budget.json.` };
  return { ok: true, text: line };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
