import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Suspense } from 'react';
import type { PictureMenuProps } from './picture-menu';

const PictureMenu = lazyPart<PictureMenuProps>(() => import('./picture-menu'));

/** The menu of what can be made of a picture of the library. Its code comes after the picture. */
export function MakeOfPicture(props: PictureMenuProps) {
  return (
    <Suspense>
      <PictureMenu {...props} />
    </Suspense>
  );
}
