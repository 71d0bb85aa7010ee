import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { StatePanel } from '@flint/shared/ui/state-panel';
import type { Sought } from '../library-pages';

/** Why there is no picture to choose, and what leads to one. */
export function LibraryNothing({ sought: { kind, q } }: { sought: Sought }) {
  if (q !== '')
    return (
      <StatePanel art="none" level={3} role="status" title="Nothing found">
        <p>No picture of yours has these words in its prompt or its name.</p>
      </StatePanel>
    );
  if (kind === 'upload')
    return (
      <StatePanel
        art="none"
        level={3}
        role="status"
        title="No photos yet"
        actions={<ButtonLink href={getHref('library')}>Open the library</ButtonLink>}
      >
        <p>Choose Add photos in the library, or drop them there. It is free.</p>
      </StatePanel>
    );
  return (
    <StatePanel
      art="none"
      level={3}
      role="status"
      title="Nothing here yet"
      actions={<ButtonLink href={getHref('generator')}>Make a picture</ButtonLink>}
    >
      <p>Pictures that you make, and photos that you add to the library, are offered here.</p>
    </StatePanel>
  );
}
