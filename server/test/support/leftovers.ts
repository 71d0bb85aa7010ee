declare global {
  /** Stop functions of everything that the test file started; its environment calls them at the end. */
  var leftovers: (() => Promise<unknown>)[] | undefined;
}

/**
 * Registers a stop function for the end of the test file, in case the test fails before its own `stop`; a server left
 * running keeps jest from ending. The function must be idempotent.
 */
export function stopAtTheEnd(stop: () => Promise<unknown>): void {
  globalThis.leftovers ??= [];
  globalThis.leftovers.push(stop);
}
