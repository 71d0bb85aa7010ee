import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Place {
  /** Pixels; 0 until it was measured. */
  width: number;
  /** Pixels from the top of the document. */
  top: number;
}

/** Where the browser lays nothing out, a list is as wide as on a laptop. */
const UNMEASURED = 1024;

/** How wide an element is and where it starts; follows the window and whatever grows above it. */
export function usePlace(element: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return;
    const measure = () => {
      const box = own.getBoundingClientRect();
      const width = Math.floor(box.width) || UNMEASURED;
      const top = Math.round(box.top + window.scrollY);
      setPlace((known) => (known.width === width && known.top === top ? known : { width, top }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    if (own.parentElement) observer.observe(own.parentElement);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return place;
}
