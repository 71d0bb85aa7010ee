import { useEffect, useState } from 'react';

function wholeSeconds(since: string): number {
  return Math.max(0, Math.floor((Date.now() - new Date(since).getTime()) / 1000));
}

/** Elapsed time since an ISO timestamp, updated while mounted: `42 s`, `1 min 5 s`. */
export function Elapsed({ since }: { since: string }) {
  const [seconds, setSeconds] = useState(() => wholeSeconds(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(wholeSeconds(since)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return <>{seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`}</>;
}
