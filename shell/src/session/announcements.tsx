import { on } from '@flint/shared/api/bus';
import type { AppEvents } from '@flint/shared/contracts/events';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Suspense, useCallback, useEffect, useState } from 'react';

const Toaster = lazyPart(() => import(/* webpackChunkName: "toaster" */ './toaster'));

type Message = AppEvents['toast'];

/**
 * Shows events of the bus as toasts: finished actions, and failures of the server or of rights. Loads the toaster with
 * the first one.
 */
export function Announcements() {
  const [waiting, setWaiting] = useState<readonly Message[]>([]);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const say = (message: Message) => {
      setWanted(true);
      setWaiting((before) => [...before, message]);
    };
    const sayFailure = ({ message }: AppEvents['serverError']) => say({ text: message });
    const stops = [on('toast', say), on('serverError', sayFailure), on('forbiddenError', sayFailure)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const taken = useCallback(() => setWaiting([]), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster waiting={waiting} onTaken={taken} />
    </Suspense>
  );
}
