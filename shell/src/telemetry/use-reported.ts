import { useLayoutEffect, useState } from 'react';

/** Event of the window whose detail is an error that the server has accepted a report of. */
export const REPORTED = 'reported';

/** Whether the server has accepted a report of an error. A layout effect: listens before the error is reported. */
export function useReported(error: unknown): boolean {
  const [reported, setReported] = useState(false);
  useLayoutEffect(() => {
    const note = (event: Event) => (event as CustomEvent<unknown>).detail === error && setReported(true);
    addEventListener(REPORTED, note);
    return () => removeEventListener(REPORTED, note);
  }, [error]);
  return reported;
}
