/**
 * A shared module: one name, or every module below a path that ends in `/`. Shared are modules that break when they
 * exist twice (hooks need one React, atoms and listeners one owner), and those that every remote would bundle again.
 */
export interface SharedModule {
  readonly request: string;
  /** Package whose version is compared. */
  readonly package: string;
}
