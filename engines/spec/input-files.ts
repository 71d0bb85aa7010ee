declare const outgoing: unique symbol;

/**
 * A file that may leave for a vendor: nothing in it but what is seen or heard. Only
 * `server/src/features/generation/outgoing.ts` makes them.
 */
export interface InputFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly [outgoing]: true;
}

/** Makes our files readable for a vendor, which cannot reach this server. */
export interface InputFiles {
  /**
   * Addresses for all files of one order, in their order: data URIs while they fit the request, else uploads that the
   * vendor keeps for a day. Free of charge and safe to repeat.
   * @throws ProviderError `refused` for a file larger than the vendor takes
   */
  addressesOf(files: readonly InputFile[], signal: AbortSignal): Promise<readonly string[]>;
}
