import { type RefObject, useLayoutEffect } from 'react';

/** Controls that can be focused. */
const CONTROLS =
  'button:enabled, input:enabled:not([type=hidden], [hidden]), select:enabled, textarea:enabled, a[href]';

/**
 * Focus management on unmount: when a part of the page is removed while it has the focus, as a row that is replaced by
 * its result, the first control of the nearest part that stays takes it. Without this the focus falls to the body: a
 * screen reader loses its place, and keys do nothing.
 */
export function usePassedFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = part.current;
    return () => {
      // Its elements are still in the page now, and gone in the next frame.
      if (!going?.contains(document.activeElement)) return;
      const around = partsAround(going);
      requestAnimationFrame(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const place = around.find(({ isConnected }) => isConnected);
        place?.querySelector<HTMLElement>(CONTROLS)?.focus();
      });
    };
  }, [part]);
}

/** The elements around one, nearest first. */
function partsAround(part: HTMLElement): HTMLElement[] {
  const around = part.parentElement;
  return around ? [around, ...partsAround(around)] : [];
}
