import type { SharedModule } from './shared-module';

/**
 * Converts the table of shared modules to the options of a remote's federation plugin.
 * `import: false` leaves out the fallback copy, so that a module the shell does not provide fails loudly
 * instead of living twice.
 * @param versionOf version of an installed package
 */
export function sharedByRemotes(modules: readonly SharedModule[], versionOf: (name: string) => string) {
  return Object.fromEntries(
    modules.map((row) => [
      row.request,
      {
        singleton: true,
        import: false as const,
        packageName: row.package,
        requiredVersion: caret(versionOf(row.package)),
      },
    ]),
  );
}

/** Caret range: singletons must have the same major version. */
function caret(version: string): string {
  return `^${version.split('.')[0]}.0.0`;
}
