import { emit, on } from '@flint/shared/api/bus';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isInSight } from './in-sight';
import { newsOf } from './kinds';
import { resultHref } from './result-href';

interface ActivityNewsProps {
  /** How many are under way. */
  running: number;
  /** Whether the panel shows them anyway. */
  seen: boolean;
}

/**
 * Says politely that work began or ended. Whoever is elsewhere when it ends sees it too, with the way to it; who
 * stopped it knows.
 */
export function ActivityNews({ running, seen }: ActivityNewsProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [news, setNews] = useState('');
  const before = useRef(running);

  useEffect(() => {
    if (running > before.current) setNews(`${running} running.`);
    before.current = running;
  }, [running]);

  useEffect(
    () =>
      on('runEnded', (run) => {
        const text = newsOf(run);
        if (seen || isInSight(run, pathname) || run.status === 'cancelled') setNews(text);
        else if (document.visibilityState === 'visible')
          emit('toast', { text, way: { label: 'Open', go: () => void navigate(resultHref(run)) } });
      }),
    [seen, pathname, navigate],
  );

  return (
    <span className="sr" role="status">
      {news}
    </span>
  );
}
