import { on } from '@flint/shared/api/bus';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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
  const { pathname, search } = useLocation();
  const [news, setNews] = useState('');
  const before = useRef(running);

  useEffect(() => {
    if (running > before.current) setNews(`${running} running.`);
    before.current = running;
  }, [running]);

  useEffect(
    () =>
      on('runEnded', async (run) => {
        // Loaded with the first end. A page that cannot load it has lost its connection, and says so.
        const told = await import(/* webpackChunkName: "panels" */ './tell-end').catch(() => null);
        told?.tellEnd(run, { seen, pathname, search, say: setNews, go: (href) => void navigate(href) });
      }),
    [seen, pathname, search, navigate],
  );

  return (
    <span className="sr" role="status">
      {news}
    </span>
  );
}
