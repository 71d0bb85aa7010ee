import { useRef, useState } from 'react';

/** Runs one action at a time: presses meanwhile are ignored, and an error stays until the next press. */
export function useAct(work: () => Promise<void>) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const act = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    }
    underWay.current = false;
    setBusy(false);
  };
  return { act, busy, error };
}
