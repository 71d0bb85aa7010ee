import path from 'node:path';
import type { ChunkGroup, Compilation } from '@rspack/core';
import { ROOT } from './package-version';

/**
 * The chunks that an `import()` of a module loads.
 * @param module its path in this repository, without an ending
 * @throws Error when it is not imported so
 */
export function groupOf(compilation: Compilation, module: string): ChunkGroup {
  const wanted = path.join(ROOT, module);
  const found = compilation.chunkGroups.find(({ origins }) =>
    origins.some(({ module: from, request }) => {
      const file = from?.identifier().split('!').at(-1);
      return file && request && path.resolve(path.dirname(file), request) === wanted;
    }),
  );
  if (!found) throw new Error(`${module} has no chunk of its own: import it by import().`);
  return found;
}
