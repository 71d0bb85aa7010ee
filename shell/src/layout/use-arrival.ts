import { documentTitle } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { type RefObject, useEffect, useRef } from 'react';

/** Does what a full page load would do: sets the document title and moves the focus to the page's beginning. */
export function useArrival(page: PageRoute, pathname: string, main: RefObject<HTMLElement | null>): void {
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A page that focused its own first field keeps the focus.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
