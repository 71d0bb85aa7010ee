import { useRef, useState } from 'react';

/** One press, one act: what is pressed meanwhile does nothing; a failure stays until the next press. */
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
