import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The place of a run on the page; `#` and this leads to it. */
export const placeOf = (runId: string) => `run-${runId}`;

/** Brings the run that the address names into sight, as soon as it is there. */
export function useArrival(isThere: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isThere && key && hash.startsWith('#run-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash, key]);
}
