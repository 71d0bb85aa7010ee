import { toMessage } from '@flint/shared/api/message';
import { reportRejected } from '@flint/shared/state/report-rejected';
import { useRef, useState } from 'react';

/**
 * An action of a button: one at a time; a failure is reported and shown.
 * @param type of the report
 */
export function useAction(type: `${string}/rejected`) {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef(false);
  const run = async (name: string, work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(name);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      reportRejected({ type, error: toMessage(error) });
      setFailure(toMessage(error));
    }
    underWay.current = false;
    setBusy(null);
  };
  return { run, busy, failure };
}
