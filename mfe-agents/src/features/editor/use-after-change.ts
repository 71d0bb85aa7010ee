import { useEffect, useRef } from 'react';

/**
 * Sends the focus on once a change is drawn: a row that is added, moved or removed would otherwise lose it.
 * @returns takes what the next drawing is followed by
 */
export function useAfterChange(): (then: () => void) => void {
  const next = useRef<() => void>(undefined);
  useEffect(() => {
    next.current?.();
    next.current = undefined;
  });
  return (then) => {
    next.current = then;
  };
}
