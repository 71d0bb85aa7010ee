import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is being drawn at build: then it shows the mark of the hole in place of what the server fills in. In a
 * browser it never is, since the program renders anew instead of hydrating.
 */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
