import { emit, on } from '@flint/shared/api/bus';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isInSight } from './in-sight';
import { newsOf } from './kinds';
import { resultHref } from './result-href';

interface ActivityNewsProps {
  /** The number of unfinished runs. */
  running: number;
  /** Whether the panel is open and shows them. */
  seen: boolean;
}

/**
 * Live region: announces the start and end of runs. Shows a toast with a link when a run ends on another page, except
 * after the user's own cancellation.
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
