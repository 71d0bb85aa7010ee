/**
 * Whether a module is shared as one name, or as every module below a path that ends in `/`.
 * What breaks when it exists twice is shared: hooks need one React, atoms and listeners one owner. So is what every
 * remote would carry again.
 */
export interface SharedModule {
  readonly request: string;
  /** The package whose version is compared. */
  readonly package: string;
}
