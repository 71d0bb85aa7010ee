import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { ROOT } from './package-version';

/**
 * Persistent build cache.
 * @param uniqueName part of generated names, such as style classes, so it is part of the cache key
 */
export function cacheOf(name: string, mode = 'production', uniqueName = name): NonNullable<Configuration['cache']> {
  return {
    type: 'persistent',
    version: `${name}-${mode}-${uniqueName}`,
    buildDependencies: [
      ...readdirSync(import.meta.dirname).map((file) => path.join(import.meta.dirname, file)),
      path.join(ROOT, 'rspack.base.ts'),
      path.join(ROOT, 'package-lock.json'),
    ],
    storage: { type: 'filesystem', directory: path.join(ROOT, '.cache', `${name}-${mode}`) },
  };
}
