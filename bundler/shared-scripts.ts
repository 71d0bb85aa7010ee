import type { Chunk, ChunkGroup, Compilation } from '@rspack/core';

/** A module that the shell provides to remotes, in its sources. */
const PROVIDED = /shared[\\/](state|api)[\\/]([\w-]+)\.ts$/;
/** A folder of which the shell imports each module when it is asked for, as rspack identifies it. */
const FOLDER = /shared[\\/](?:state|api)\|lazy\|/;
/** A module that a remote takes from the shell, as rspack identifies it. */
const CONSUMED = /^consume shared module .*?(@flint\/shared\/[\w/-]+)/;

export const scriptsIn = ({ files }: Chunk): string[] => [...files].filter((file) => file.endsWith('.js'));

/** Scripts of a chunk group. */
export const scriptsOf = ({ chunks }: ChunkGroup): string[] => chunks.flatMap(scriptsIn);

/** Scripts of each module that the shell provides to remotes, by the module's name. */
export function providedScripts(compilation: Compilation): Record<string, string[]> {
  const groups = compilation.chunkGroups
    .filter(({ origins }) => origins.some(({ module }) => FOLDER.test(module?.identifier() ?? '')))
    .map((group) => ({ chunks: new Set(group.chunks.map(({ id }) => id)), scripts: scriptsOf(group) }))
    .toSorted((a, b) => a.chunks.size - b.chunks.size);
  const found: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const [, folder, name] = (module as { resource?: string }).resource?.match(PROVIDED) ?? [];
    const chunks = [...compilation.chunkGraph.getModuleChunksIterable(module)].map(({ id }) => id);
    // Of the groups that have the module, the smallest is its own: the others have what needs it too.
    const own = groups.find((group) => chunks.some((id) => group.chunks.has(id)));
    if (folder && name && own) found[`@flint/shared/${folder}/${name}`] = own.scripts;
  }
  return found;
}

/** Modules of the shell that a page of a remote uses. */
export function consumedBy(compilation: Compilation, group: ChunkGroup): string[] {
  const names = group.chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
    .flatMap((module) => module.identifier().match(CONSUMED)?.[1] ?? []);
  return [...new Set(names)].sort();
}
