declare global {
  /** How to stop what the test file started; its environment asks when the file has ended. */
  var leftovers: (() => Promise<unknown>)[] | undefined;
}

/**
 * Has something stopped when the test file has ended, whatever failed before its own `stop` was called: what goes on
 * keeps jest from ending. It must take being stopped twice.
 */
export function stopAtTheEnd(stop: () => Promise<unknown>): void {
  globalThis.leftovers ??= [];
  globalThis.leftovers.push(stop);
}
