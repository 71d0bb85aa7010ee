import { runningAtom } from '@flint/shared/state/runs';
import { IconButton } from '@flint/shared/ui/icon-button';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { useAtomValue } from 'jotai';
import { Activity } from 'lucide-react';
import { Suspense, useState } from 'react';
import styles from './activity-button.module.css';
import { ActivityNews } from './activity-news';
import { ProgressRing, progressOf } from './progress-ring';

const load = () => import(/* webpackChunkName: "panels" */ './activity-panel');
const ActivityPanel = lazyPart(load);

/** Shows how many runs are in progress, and opens the activity panel. */
export default function ActivityButton() {
  const running = useAtomValue(runningAtom);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <span className={styles.button}>
        <IconButton
          icon={Activity}
          label={running.length > 0 ? `Activity, ${running.length} running` : 'Activity'}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
          onPointerEnter={() => void load().catch(() => undefined)}
        />
        {running.length > 0 && <ProgressRing percent={progressOf(running)} />}
        {running.length > 1 && (
          <span className={styles.count} aria-hidden="true">
            {running.length}
          </span>
        )}
      </span>
      <ActivityNews running={running.length} seen={open} />
      {wanted && (
        <Suspense fallback={null}>
          <ActivityPanel open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
