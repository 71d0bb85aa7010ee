import { toMessage } from '@flint/shared/api/message';
import { isEnded } from '@flint/shared/contracts/runs';
import { RunningCard } from '@flint/shared/orders/parts/running-card';
import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import type { ReactNode } from 'react';
import { useRun } from './use-run';

interface MadeRunProps {
  runId: string;
  /** What is said of a run that made nothing and gives no reason. */
  failure: string;
  /** Removes the run from the editor. */
  onDrop: () => void;
  /** What it has made. */
  children: ReactNode;
}

/** A run that was ordered in the editor: its progress, why it made nothing and what came back, or what it has made. */
export function MadeRun({ runId, failure, onDrop, children }: MadeRunProps) {
  const { run, error } = useRun(runId);
  const dismiss = (
    <Button size="sm" variant="line" onClick={onDrop}>
      Dismiss
    </Button>
  );
  if (error) return <Note tone="bad" role="alert" title={toMessage(error)} action={dismiss} />;
  if (!run) return null;
  if (!isEnded(run.status)) return <RunningCard run={run} />;
  const words = run.kind === 'chat' ? (run.output?.content ?? '') : '';
  if (run.images.length > 0 || words.trim() !== '') return children;
  const title = run.message ?? failure;
  if (run.status === 'cancelled') return <Note role="status" title={title} action={dismiss} />;
  return (
    <Note tone="bad" role="alert" title={title} action={dismiss}>
      What you typed is still here.
    </Note>
  );
}
