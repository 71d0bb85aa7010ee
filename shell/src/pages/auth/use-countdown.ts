import { useEffect, useState } from 'react';

/** Seconds left, going down to 0, and the way to start anew. */
export function useCountdown(initial: number): [left: number, start: (seconds: number) => void] {
  const [now, setNow] = useState(Date.now);
  const [end, setEnd] = useState(() => now + initial * 1000);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number) => {
    // One reading of the clock for both: a millisecond between two would show a second too many.
    const at = Date.now();
    setNow(at);
    setEnd(at + seconds * 1000);
  };
  return [left, start];
}
