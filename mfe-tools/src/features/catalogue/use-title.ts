import { documentTitle } from '@flint/shared/contracts/routes';
import { useEffect } from 'react';

/** Names the browser's tab after the thing a path names; undefined leaves the page's own title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle({ title });
  }, [title]);
}
