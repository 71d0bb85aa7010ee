import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Element id of a run, which is its URL fragment. */
export const runElementId = (runId: string) => `run-${runId}`;

/** Scrolls to the run that the URL fragment names, once it is rendered. */
export function useArrival(isThere: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isThere && key && hash.startsWith('#run-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash, key]);
}
