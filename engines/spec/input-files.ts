/** A file of ours that a vendor is to work from. */
export interface InputFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** How our files reach a vendor that cannot reach us. */
export interface InputFiles {
  /**
   * Addresses for all files of one order, in their order: data URIs while they fit the request, else copies that the
   * vendor keeps for a day. Costs nothing and may be repeated.
   * @throws ProviderError `refused` for a file larger than the vendor takes
   */
  addressesOf(files: readonly InputFile[], signal: AbortSignal): Promise<readonly string[]>;
}
