import { useEffect, useState } from 'react';

/** Seconds left, going down to 0, and the way to start anew. */
export function useCountdown(initial: number): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initial * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [left, start];
}
