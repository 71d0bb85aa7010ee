import { on } from '@flint/shared/api/bus';
import { useEffect, useState } from 'react';

/** `offline`: the device has no network. `unreachable`: it has, but the server did not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** The connection's state by the last call and the device. `forgive` clears it until the next call. */
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
