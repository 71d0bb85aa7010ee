import type { Run } from '@flint/shared/contracts/runs';
import { cancelRun } from '@flint/shared/state/cancel-run';
import { Button } from '@flint/shared/ui/button';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { KindIcon } from '@flint/shared/ui/kind-icon';
import { Progress } from '@flint/shared/ui/progress';
import { useStore } from 'jotai';
import { FailureNote } from '../pages/form/failure-note';
import styles from './activity-panel.module.css';
import { useAct } from './use-act';

/** A run in progress, with its progress as far as known and a cancel button. */
export function RunningRow({ run }: { run: Run }) {
  const store = useStore();
  const { act, busy, error } = useAct(() => cancelRun(store, run.id));
  const waiting = run.ahead ? `, ${formatNumber(run.ahead)} ahead` : '';
  const stopping = busy || run.phase === 'Stopping';
  return (
    <>
      <Progress
        className={styles.progress}
        label={run.title}
        phase={`${run.phase}${waiting}`}
        value={run.progress}
        since={run.startedAt ?? run.createdAt}
        detail={`${formatCredits(run.price)} held`}
        media={<KindIcon kind={run.kind} />}
        cancel={
          <Button
            size="sm"
            variant="line"
            busy={stopping}
            busyLabel="Stopping"
            aria-label={`${stopping ? 'Stopping' : 'Cancel'}: ${run.title}`}
            onClick={act}
          >
            Cancel
          </Button>
        }
      />
      <FailureNote error={error} title="It could not be stopped." />
    </>
  );
}
