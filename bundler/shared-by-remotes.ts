import { packageVersion } from './package-version';
import { SHARED_MODULES } from './shared-modules';

/**
 * The table as the federation plugin of a remote reads it.
 * `import: false` leaves out the fallback copy, so that a module the shell does not provide fails loudly
 * instead of living twice.
 */
export function sharedByRemotes() {
  return Object.fromEntries(
    SHARED_MODULES.map((row) => [
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
