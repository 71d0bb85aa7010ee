import { useSyncExternalStore } from 'react';

const QUERY = '(hover: none)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the device has no hover: tools must then be visible at once. */
export function useHoverless(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
