import { useEffect, useState } from 'react';

/** Countdown in whole seconds to 0, and the function that starts it. */
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
    // Reads the clock once: a millisecond between two reads would show one second too many.
    const at = Date.now();
    setNow(at);
    setEnd(at + seconds * 1000);
  };
  return [left, start];
}
