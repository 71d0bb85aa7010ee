import { useOnline } from '@flint/shared/orders/use-online';
import { useEffect, useRef } from 'react';

/** Retries a failed read once the network is back. */
export function useReloadOnline(failed: boolean, reload: () => void): void {
  const online = useOnline();
  const was = useRef(online);
  useEffect(() => {
    const back = online && !was.current;
    was.current = online;
    if (back && failed) reload();
  }, [online, failed, reload]);
}
