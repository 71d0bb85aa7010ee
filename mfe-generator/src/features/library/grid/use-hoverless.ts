import { useSyncExternalStore } from 'react';

const QUERY = '(hover: none)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether nothing here hovers: what would appear under a pointer has to be there at once. */
export function useHoverless(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
