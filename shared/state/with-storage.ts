/**
 * Reads or writes web storage.
 * @returns undefined where storage is unavailable or unreadable: the value then lasts as long as the page
 */
export function withStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
