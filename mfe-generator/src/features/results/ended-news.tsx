import { emit } from '@flint/shared/api/bus';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import { useEffect, useRef, useState } from 'react';

function newsOf({ message, images }: Run): string {
  return message ?? `${images.length} ${images.length === 1 ? 'picture is' : 'pictures are'} ready.`;
}

/** Says it politely when work that was seen running has ended, and has the balance read again. */
export function EndedNews({ runs }: { runs: readonly Run[] }) {
  const running = useRef(new Set<string>());
  const [news, setNews] = useState('');
  useEffect(() => {
    const ended = runs.filter((run) => isEnded(run.status) && running.current.has(run.id));
    running.current = new Set(runs.filter((run) => !isEnded(run.status)).map((run) => run.id));
    if (ended.length === 0) return;
    setNews(ended.map(newsOf).join(' '));
    emit('creditsChanged', { balance: undefined });
  }, [runs]);
  return (
    <p className="sr" role="status">
      {news}
    </p>
  );
}
