import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ElementPosition {
  /** Pixels; 0 until measured. */
  width: number;
  /** Pixels from the top of the document. */
  top: number;
}

/** Default width where there is no layout, as on a laptop. */
const UNMEASURED = 1024;

/** Measures an element's width and offset; follows the window and changes above it. */
export function usePlace(element: RefObject<HTMLElement | null>): ElementPosition {
  const [place, setPlace] = useState<ElementPosition>({ width: 0, top: 0 });
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
