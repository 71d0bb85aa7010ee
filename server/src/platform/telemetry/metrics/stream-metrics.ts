import { Gauge, type Registry } from 'prom-client';
import { listen } from '../channels';

/** Event streams that browsers hold open. @returns unregisters its listener */
export function registerStreamMetrics(registry: Registry): () => void {
  const open = new Gauge({
    name: 'flint_event_streams_open',
    help: 'Server-sent event streams that are open',
    registers: [registry],
  });
  return listen('stream', ({ change }) => open.inc(change));
}
