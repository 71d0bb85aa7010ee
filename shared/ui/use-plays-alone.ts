import { type RefObject, useEffect } from 'react';

/**
 * Pauses an element when another one in the page starts to play. Listens on the document in the capture phase: media
 * events do not bubble, and each remote may have its own copy of this module.
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
