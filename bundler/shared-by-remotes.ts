import { packageVersion } from './package-version';
import type { SharedModule } from './shared-module';

/**
 * The table of shared modules as the federation plugin of a remote reads it.
 * `import: false` leaves out the fallback copy, so that a module the shell does not provide fails loudly
 * instead of living twice.
 */
export function sharedByRemotes(modules: readonly SharedModule[]) {
  return Object.fromEntries(
    modules.map((row) => [
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
