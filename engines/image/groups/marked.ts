/** A subject within markup. */
export interface Marked {
  readonly name: string;
  /** Offsets of its group in the markup. */
  readonly start: number;
  readonly end: number;
}

const TAG = /<(\/?)([a-z]+)([^>]*)>/gi;
const SUBJECT = / data-subject="([a-z]+)"/;
const BESIDE = / data-beside=""/;

/** The marked subjects of markup in their order; one within another belongs to the outer. */
export function markedIn(markup: string): Marked[] {
  const found: Marked[] = [];
  let depth = 0;
  let open: { name: string; start: number; depth: number } | undefined;
  for (const { 0: tag, 1: close, 2: element, 3: rest = '', index } of markup.matchAll(TAG)) {
    if (element !== 'g') continue;
    if (close) {
      depth -= 1;
      if (open && open.depth === depth) {
        found.push({ name: open.name, start: open.start, end: index + tag.length });
        open = undefined;
      }
    } else {
      const name = SUBJECT.exec(rest)?.[1];
      if (!open && name) open = { name, start: index, depth };
      depth += 1;
    }
  }
  return found;
}

/**
 * Markup with nothing left but the chosen subjects, each within the groups around it, which may move and clip it.
 * Shadows and reflections beside a subject go too.
 */
export function onlySubjects(markup: string, chosen: (name: string, index: number) => boolean): string {
  const kept: string[] = [];
  let depth = 0;
  let index = -1;
  let inside: { depth: number; keep: boolean } | undefined;
  let hidden: number | undefined;
  for (const { 0: tag, 1: close, 2: element, 3: rest = '' } of markup.matchAll(TAG)) {
    if (element !== 'g') {
      if (inside?.keep && hidden === undefined) kept.push(tag);
      continue;
    }
    if (close) {
      depth -= 1;
      kept.push(tag);
      if (inside?.depth === depth) inside = undefined;
      if (hidden === depth) hidden = undefined;
      continue;
    }
    const name = SUBJECT.exec(rest)?.[1];
    if (name && !inside) {
      index += 1;
      inside = { depth, keep: chosen(name, index) };
    }
    if (inside && hidden === undefined && BESIDE.test(rest)) hidden = depth;
    kept.push(tag);
    depth += 1;
  }
  return kept.join('');
}
