/** Where results are kept. Keys are ours, never a user's words. */
export interface Storage {
  /** Keeps bytes under a key; the same key again replaces them whole, never half. */
  keep(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  /** Forgets what is kept under a key; nothing there is as good. */
  remove(key: string): Promise<void>;
  /** An address that serves the object for about a day, without a session. */
  address(key: string): string;
  /** The key behind one of our own addresses that is still valid, or undefined. */
  keyOf(address: string): string | undefined;
}
