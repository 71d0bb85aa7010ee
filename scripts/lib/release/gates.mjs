import { Failure } from './failure.mjs';

/**
 * Runs the gates of a release before anything is sent.
 * @param {Record<string, () => Promise<string | undefined> | string | undefined>} gates what each one finds wrong, by name
 * @param {{ force: boolean, say?: (line: string) => void }} options `force`: prints the faults instead of refusing
 * @throws Failure naming every gate that refuses
 */
export async function passGates(gates, { force, say = console.error }) {
  const faults = [];
  for (const [name, gate] of Object.entries(gates)) {
    const started = performance.now();
    const fault = await gate();
    if (fault) faults.push(fault);
    else say(`${name}: passed (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  if (faults.length === 0) return;
  const words = faults.join('\n');
  if (!force) throw new Failure(`${words}\nNothing was released.`);
  say(`${words}\nForced.`);
}
