import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { cutoutCheck, removeBackground } from '@flint/shared/contracts/editing';
import type { LibraryPicture } from '@flint/shared/contracts/library';
import { cutoutItem } from '@flint/shared/contracts/prices/line-items';
import { isEnded } from '@flint/shared/contracts/runs';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import styles from './follow-up.module.css';
import { FollowWork } from './follow-work';
import { useFollowUp } from './use-follow-up';

const checkOf = (id: string): Resource<string | null> => ({
  key: `${cutoutCheck.id} ${id}`,
  read: async ({ signal }) => (await request(cutoutCheck, { body: { image_url: id } }, { signal })).whyNot,
});

/** Removes the background; where that cannot be done, it says why and offers no press. */
export default function CutoutPanel({ item, onMade }: { item: LibraryPicture; onMade: () => void }) {
  const { status, data: whyNot, error, reload } = useResource(checkOf(item.id));
  const { price, start, busy, problem, run } = useFollowUp(removeBackground, cutoutItem());
  if (status === 'failed')
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Nothing was charged.
      </RetryNote>
    );
  if (whyNot) return <Note tone="warn">{whyNot}</Note>;
  return (
    <div className={styles.panel}>
      <p className={styles.told}>The subject stays, everything behind it becomes transparent.</p>
      <FollowWork run={run} problem={problem} onMade={onMade} />
      <div>
        <Button
          variant="ink"
          price={price}
          busy={busy || status === 'loading'}
          disabled={price === undefined || (run && !isEnded(run.status))}
          onClick={() => void start({ image_url: item.id })}
        >
          Remove the background
        </Button>
      </div>
    </div>
  );
}
