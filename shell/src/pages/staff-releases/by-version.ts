import type { BrowserErrorGroup } from '@flint/shared/contracts/browser-errors';

/** The errors of one version of the shell or a remote. */
export interface VersionErrors {
  /** React key. */
  readonly key: string;
  readonly source: string;
  readonly version: string;
  /** Occurrences of all its errors. */
  readonly count: number;
  readonly groups: readonly BrowserErrorGroup[];
}

/** Groups errors by source and version, last seen first; within a version the most frequent first. */
export function byVersion(errors: readonly BrowserErrorGroup[]): VersionErrors[] {
  const versions = new Map<string, BrowserErrorGroup[]>();
  for (const error of errors) {
    const key = `${error.source} ${error.version}`;
    versions.set(key, [...(versions.get(key) ?? []), error]);
  }
  return [...versions].map(([key, groups]) => {
    const [source = '', version = ''] = key.split(' ');
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    return { key, source, version, count, groups: groups.sort((a, b) => b.count - a.count) };
  });
}
