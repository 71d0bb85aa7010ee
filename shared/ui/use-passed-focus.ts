import { type RefObject, useLayoutEffect } from 'react';

/** What takes the focus, in order of the page. */
const CONTROLS =
  'button:enabled, input:enabled:not([type=hidden], [hidden]), select:enabled, textarea:enabled, a[href]';

/**
 * When a part of the page goes while it has the focus, as a row that is removed or replaced by its result, the first
 * control of the nearest part that stays takes the focus: without it the keyboard would begin at the page's top again.
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
