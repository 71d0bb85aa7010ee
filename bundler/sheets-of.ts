import type { ChunkGroup, Compilation } from '@rspack/core';

/** A style sheet of a build, with its chunk id. */
export interface Sheet {
  readonly file: string;
  readonly chunk: string | number | undefined;
}

/**
 * Critical CSS: the style sheets a page needs to be readable. These are those of its chunks and their dependencies, and
 * of lazily loaded chunks those whose classes its HTML uses.
 * @throws Error when class names differ between the HTML and the style sheets
 */
export function sheetsOf(compilation: Compilation, group: ChunkGroup, html: string): Sheet[] {
  // The entry's own style sheets are in the page already.
  const around = group.getParents().filter((parent) => !parent.isInitial());
  const first = unique([...around, group].flatMap(sheetsIn));
  const missing = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const classesOf = ({ file }: Sheet) => classNames(compilation.getAsset(file)?.source.source().toString() ?? '');
  const cover = (sheet: Sheet) => {
    for (const name of classesOf(sheet)) missing.delete(name);
  };
  const all = missing.size;
  first.forEach(cover);
  if (first.length > 0 && missing.size === all) throw new Error('Its style sheets set nothing of the page.');
  const later = unique(descendants(group).flatMap(sheetsIn)).filter((sheet) => {
    const sets = classesOf(sheet).some((name) => missing.has(name));
    if (sets) cover(sheet);
    return sets;
  });
  return unique([...first, ...later]);
}

/** Style sheets of a chunk group itself. */
export const sheetsIn = (group: ChunkGroup): Sheet[] =>
  group.chunks.flatMap((chunk) =>
    [...chunk.files].filter((file) => file.endsWith('.css')).map((file) => ({ file, chunk: chunk.id })),
  );

/** Chunk groups loaded from one, transitively. */
function descendants(group: ChunkGroup): ChunkGroup[] {
  const found = new Set<ChunkGroup>();
  const visit = (each: ChunkGroup) => {
    if (found.has(each)) return;
    found.add(each);
    each.childrenIterable.forEach(visit);
  };
  group.childrenIterable.forEach(visit);
  return [...found];
}

/** Class names of a style sheet, unescaped: CSS escapes a leading digit. */
function classNames(css: string): string[] {
  const names = [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) => name);
  return names.map((name) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll('\\', ''),
  );
}

const unique = (sheets: readonly Sheet[]) => [...new Map(sheets.map((sheet) => [sheet.file, sheet])).values()];
