import { packageVersion } from './package-version';

/**
 * Whether a module is shared as one name, or as every module below a path that ends in `/`.
 * Only what breaks when it exists twice belongs here: hooks need one React, atoms and listeners one owner.
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
];

/** Development builds of React compile JSX against a runtime of their own. */
const DEVELOPMENT_ONLY: SharedModule = { request: 'react/jsx-dev-runtime', package: 'react' };

/**
 * The table as the federation plugin of a remote reads it.
 * `import: false` leaves out the fallback copy, so that a module the shell does not provide fails loudly
 * instead of living twice.
 */
export function sharedByRemotes(development: boolean) {
  const rows = development ? [...SHARED_MODULES, DEVELOPMENT_ONLY] : SHARED_MODULES;
  return Object.fromEntries(
    rows.map((row) => [
      row.request,
      {
        singleton: true,
        import: false as const,
        packageName: row.package,
        requiredVersion: caret(packageVersion(row.package)),
      },
    ]),
  );
}

/** Same major version: what the singletons promise each other. */
function caret(version: string): string {
  return `^${version.split('.')[0]}.0.0`;
}
