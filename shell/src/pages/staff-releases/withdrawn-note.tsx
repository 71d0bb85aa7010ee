import type { SteeringEvent } from '@flint/shared/contracts/releases';
import { formatMoment } from '@flint/shared/ui/format-time';
import { Note } from '@flint/shared/ui/note';

const NEWS_MS = 24 * 60 * 60 * 1000;

/** What Flint did by itself within a day: somebody should look into it. */
export function WithdrawnNote({ events }: { events: readonly SteeringEvent[] }) {
  const newest = events.find(({ who, at }) => who === 'system' && Date.now() - Date.parse(at) < NEWS_MS);
  if (!newest) return null;
  return (
    <Note tone="bad" title={`${newest.remote}: ${newest.what}, ${formatMoment(newest.at)}.`}>
      {newest.why}
    </Note>
  );
}
