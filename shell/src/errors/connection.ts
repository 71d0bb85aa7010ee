import { on } from '@flint/shared/api/bus';
import { useEffect, useState } from 'react';

/** `offline`: this device has no network. `unreachable`: it has, and our server did not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** The state of the connection as the last call and the device tell it. `forgive` waits for the next call's word. */
export function useConnection(): { connection: Connection; forgive: () => void } {
  const [connection, setConnection] = useState<Connection>(() => (navigator.onLine ? 'online' : 'offline'));
  useEffect(() => {
    const goOffline = () => setConnection('offline');
    const goOnline = () => setConnection('online');
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    const stops = [
      on('networkError', () => setConnection(navigator.onLine ? 'unreachable' : 'offline')),
      on('networkRestored', goOnline),
    ];
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
      for (const stop of stops) stop();
    };
  }, []);
  return { connection, forgive: () => setConnection(navigator.onLine ? 'online' : 'offline') };
}
