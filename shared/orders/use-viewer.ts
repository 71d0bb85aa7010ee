import { bootAtom } from '@flint/shared/state/boot';
import { initializeSession, sessionAtom } from '@flint/shared/state/session';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

/**
 * Who views the page: `unknown` while the session is being read. A public page reads the session only where the boot
 * data names a user.
 */
export function useViewer(): { viewer: 'unknown' | 'guest' | 'user'; userId: string | undefined } {
  const store = useStore();
  const { user, status } = useAtomValue(sessionAtom);
  const boot = useAtomValue(bootAtom);
  const known = boot?.session != null;
  useEffect(() => {
    if (status === 'idle' && known) void initializeSession(store);
  }, [store, status, known]);
  if (user) return { viewer: 'user', userId: user.id };
  const asked = status === 'loading' || (status === 'idle' && (boot === null || known));
  return { viewer: asked ? 'unknown' : 'guest', userId: undefined };
}
