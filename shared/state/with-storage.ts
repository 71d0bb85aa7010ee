/**
 * Reads or writes what this browser keeps.
 * @returns undefined where it keeps nothing, or what it keeps cannot be read: the page then lasts as long as it is open
 */
export function withStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
