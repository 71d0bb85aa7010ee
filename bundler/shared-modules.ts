/**
 * Whether a module is shared as one name, or as every module below a path that ends in `/`.
 * What breaks when it exists twice belongs here: hooks need one React, atoms and listeners one owner. So does what
 * every remote would carry again.
 */
interface SharedModule {
  readonly request: string;
  /** The package whose version is compared. */
  readonly package: string;
}

/** THE table of shared modules: the shell provides each of them, a remote carries none of them. */
export const SHARED_MODULES: readonly SharedModule[] = [
  { request: 'react', package: 'react' },
  // Subpaths are modules of their own: unshared, each would bring a second copy of its package.
  { request: 'react/jsx-runtime', package: 'react' },
  { request: 'react-dom', package: 'react-dom' },
  { request: 'react-dom/client', package: 'react-dom' },
  { request: 'react-router-dom', package: 'react-router-dom' },
  { request: 'jotai', package: 'jotai' },
  { request: '@flint/shared/state/', package: '@flint/shared' },
  { request: '@flint/shared/api/', package: '@flint/shared' },
  { request: '@flint/shared/contracts/schema', package: '@flint/shared' },
];
