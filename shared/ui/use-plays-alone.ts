import { type RefObject, useEffect } from 'react';

/**
 * Pauses an element when another begins to play, anywhere in the page. It listens to the document, since the parts of
 * the page carry copies of this module, and media events do not bubble but can be caught on their way down.
 */
export function usePlaysAlone(element: RefObject<HTMLMediaElement | null>): void {
  useEffect(() => {
    const giveWay = ({ target }: Event) => {
      if (target !== element.current) element.current?.pause();
    };
    document.addEventListener('play', giveWay, true);
    return () => document.removeEventListener('play', giveWay, true);
  }, [element]);
}
