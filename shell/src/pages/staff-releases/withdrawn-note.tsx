import type { SteeringEvent } from '@flint/shared/contracts/releases';
import { formatMoment } from '@flint/shared/ui/format-time';
import { Note } from '@flint/shared/ui/note';

const NEWS_MS = 24 * 60 * 60 * 1000;

/** Alert about automatic withdrawals within the last day, which need attention. */
export function WithdrawnNote({ events }: { events: readonly SteeringEvent[] }) {
  const newest = events.find(
    ({ who, what, at }) => who === 'system' && what.startsWith('Withdrew') && Date.now() - Date.parse(at) < NEWS_MS,
  );
  if (!newest) return null;
  return (
    <Note tone="bad" title={`${newest.remote}: ${newest.what}, ${formatMoment(newest.at)}.`}>
      {newest.why}
    </Note>
  );
}
