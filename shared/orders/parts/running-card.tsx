import { toMessage } from '@flint/shared/api/message';
import type { Run } from '@flint/shared/contracts/runs';
import { cancelRun } from '@flint/shared/state/cancel-run';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { Icon } from '@flint/shared/ui/icon';
import { Note } from '@flint/shared/ui/note';
import { Progress } from '@flint/shared/ui/progress';
import { useStore } from 'jotai';
import { Image, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { runElementId } from '../use-arrival';

/** A run in progress, with a cancel button. */
export function RunningCard({ run, icon = Image }: { run: Run; icon?: LucideIcon }) {
  const { cancel, stopping, failure } = useCancel(run.id);
  const waiting = run.ahead ? `, ${formatNumber(run.ahead)} ahead` : '';
  return (
    <Card as="article" flush id={runElementId(run.id)}>
      <Progress
        label={run.title}
        phase={`${run.phase}${waiting}`}
        value={run.progress}
        since={run.startedAt ?? run.createdAt}
        detail={`${formatCredits(run.price)} held`}
        media={<Icon of={icon} />}
        cancel={
          <Button size="sm" variant="line" busy={stopping} busyLabel="Stopping" onClick={cancel}>
            Cancel
          </Button>
        }
      />
      {failure && (
        <Note tone="bad" role="alert" title="It could not be stopped.">
          {failure}
        </Note>
      )}
    </Card>
  );
}

function useCancel(runId: string) {
  const store = useStore();
  const [stopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = async () => {
    setStopping(true);
    setFailure(null);
    try {
      await cancelRun(store, runId);
    } catch (error) {
      setFailure(toMessage(error));
      setStopping(false);
    }
  };
  return { cancel, stopping, failure };
}
