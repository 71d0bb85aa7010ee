import { documentTitle } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { type RefObject, useEffect, useRef } from 'react';

/** What a full page load does by itself: the title of the new page, and the keyboard at its beginning. */
export function useArrival(page: PageRoute, pathname: string, main: RefObject<HTMLElement | null>): void {
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A page that put the focus into its own first field knows better.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
