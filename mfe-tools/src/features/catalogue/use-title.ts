import { documentTitle } from '@flint/shared/contracts/routes';
import { useEffect } from 'react';

/** Sets the document title for a page with a path parameter; undefined keeps the page's own title. */
export function useTitle(title: string | undefined): void {
  useWholeTitle(title === undefined ? undefined : documentTitle({ title }));
}

/** Like {@link useTitle}, without appending the product's name. */
export function useWholeTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
