import { emit } from '@flint/shared/api/bus';
import { resultHref } from '@flint/shared/contracts/run-href';
import type { Run } from '@flint/shared/contracts/runs';
import { isInSight, type Place } from './in-sight';
import { newsOf } from './result-words';

interface Listening extends Place {
  /** Whether the activity panel is open and shows the run. */
  seen: boolean;
  /** Announces the end in the live region. */
  say: (news: string) => void;
  go: (href: string) => void;
}

/** Tells of a run's end: by the live region where the run is in sight, by a toast with a link elsewhere. */
export function tellEnd(run: Run, { seen, say, go, ...place }: Listening): void {
  const text = newsOf(run);
  if (seen || isInSight(run, place) || run.status === 'cancelled') say(text);
  else if (document.visibilityState === 'visible')
    emit('toast', { text, way: { label: 'Open', go: () => go(resultHref(run)) } });
}
