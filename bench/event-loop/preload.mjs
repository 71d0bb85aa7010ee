// Loaded into the product by `--import`: measures the delay of its main thread's event loop from one SIGUSR2 to the next,
// then writes it to the file named by EVENT_LOOP_FILE. Workers load it too, and are none of its business.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 10;
const NANOSECONDS = 1e6;

if (isMainThread && process.env.EVENT_LOOP_FILE) {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  // Node measures the time between two ticks; the delay is the part beyond one tick.
  const beyond = (nanoseconds) => Math.max(0, nanoseconds / NANOSECONDS - TICK_MS);
  let measuring = false;
  process.on('SIGUSR2', () => {
    measuring = !measuring;
    if (measuring) {
      delay.reset();
      delay.enable();
      return;
    }
    delay.disable();
    const told = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max };
    const ms = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, beyond(value)]));
    writeFileSync(process.env.EVENT_LOOP_FILE, JSON.stringify({ ...ms, ticks: delay.count }));
  });
}
