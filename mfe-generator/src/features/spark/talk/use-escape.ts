import { type RefObject, useEffect, useRef } from 'react';

/** Calls a function when Escape is pressed inside an element; popups above it handle their own. */
export function useEscape<E extends HTMLElement>(act: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const inside = element.current;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) act();
    };
    inside?.addEventListener('keydown', press);
    return () => inside?.removeEventListener('keydown', press);
  }, [act]);
  return element;
}
