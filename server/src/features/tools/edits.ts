import { EDIT_MAX, EDITS_MAX, type Edit } from '@flint/shared/contracts/brand-rules';
import { partsIn, valueAt } from '@flint/shared/tools/paths';
import type { Shape } from '@flint/shared/tools/shape';

/** An answer as written, before this edit, and now. */
interface Versions {
  readonly written: object;
  readonly before: object;
  readonly now: object;
}

const teaches = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= EDIT_MAX;

/** The texts changed by an edit, each with Flint's original, so that each lesson is learned once. */
export function editsIn(shape: Shape, { written, before, now }: Versions): Edit[] {
  return partsIn(shape, now)
    .filter(({ part, path, value }) => part.type === 'text' && value !== valueAt(before, path))
    .flatMap(({ path, value: kept }) => {
      const wrote = valueAt(written, path);
      return teaches(wrote) && teaches(kept) && wrote !== kept ? [{ wrote, kept }] : [];
    })
    .slice(0, EDITS_MAX);
}
