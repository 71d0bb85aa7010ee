import { documentTitle } from '@flint/shared/contracts/routes';
import { useEffect } from 'react';

/** Names the browser's tab after the thing a path names; undefined leaves the page's own title. */
export function useTitle(title: string | undefined): void {
  useWholeTitle(title === undefined ? undefined : documentTitle({ title }));
}

/** As {@link useTitle}, with a title that needs no name of the product. */
export function useWholeTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
