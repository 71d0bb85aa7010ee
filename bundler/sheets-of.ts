import type { ChunkGroup, Compilation } from '@rspack/core';

/** A style sheet of a build, with the id of its chunk. */
interface Sheet {
  readonly file: string;
  readonly chunk: string | number | undefined;
}

/**
 * The style sheets that a page needs to be read: those of its chunks and of what they lean on, and of what they load
 * later those that set something in its HTML.
 * @throws Error when classes are not called alike in the page and in its style sheets
 */
export function sheetsOf(compilation: Compilation, group: ChunkGroup, html: string): Sheet[] {
  // The entry's own are in the page already.
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

const sheetsIn = (group: ChunkGroup): Sheet[] =>
  group.chunks.flatMap((chunk) =>
    [...chunk.files].filter((file) => file.endsWith('.css')).map((file) => ({ file, chunk: chunk.id })),
  );

/** Every group that is loaded from one, or from those. */
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

/** Class names as HTML writes them: a first digit is escaped in CSS. */
function classNames(css: string): string[] {
  const names = [...css.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) => name);
  return names.map((name) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll('\\', ''),
  );
}

const unique = (sheets: readonly Sheet[]) => [...new Map(sheets.map((sheet) => [sheet.file, sheet])).values()];
