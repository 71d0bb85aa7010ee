import { isEnded, type Run, type RunOf } from '@flint/shared/contracts/runs';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { RunHead } from '@flint/shared/orders/parts/run-head';
import { RunningCard } from '@flint/shared/orders/parts/running-card';
import stream from '@flint/shared/orders/parts/stream.module.css';
import { runElementId } from '@flint/shared/orders/use-arrival';
import { useRetry } from '@flint/shared/orders/use-retry';
import { creditsAtom } from '@flint/shared/state/credits';
import { retryPrice } from '@flint/shared/state/retry-run';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Note } from '@flint/shared/ui/note';
import { useAtomValue } from 'jotai';
import { RotateCcw, Workflow } from 'lucide-react';
import { StepResult } from './step-result';
import styles from './workflow.module.css';
import { workflowFacts } from './workflow-facts';

export interface WorkflowCardProps {
  run: Run & RunOf<'workflow'>;
  onUseAgain: () => void;
}

/** A running workflow: its progress, a cancel button, and the results so far. */
export function RunningWorkflow({ run }: Pick<WorkflowCardProps, 'run'>) {
  return (
    <div className={stream.set}>
      <RunningCard run={run} icon={Workflow} />
      <Steps run={run} />
    </div>
  );
}

/** An ended workflow: each step's result, and a button to resume the missing steps. */
export function WorkflowCard({ run, onUseAgain }: WorkflowCardProps) {
  const ended = isEnded(run.status) && run.status !== 'completed';
  return (
    <article id={runElementId(run.id)} className={stream.set} aria-label={run.title}>
      <RunHead run={run} facts={workflowFacts(run.recipe)}>
        {ended && (
          <Badge tone={run.status === 'failed' ? 'bad' : 'plain'}>
            {run.status === 'failed' ? 'Failed' : 'Cancelled'}
          </Badge>
        )}
        <Button size="sm" onClick={onUseAgain}>
          <Icon of={RotateCcw} small />
          Use again
        </Button>
      </RunHead>
      {run.message && <Note tone="warn">{run.message}</Note>}
      {ended && <Resume run={run} />}
      <Steps run={run} />
    </article>
  );
}

/** Resumes from the first missing step, at the price of the missing steps. */
function Resume({ run }: Pick<WorkflowCardProps, 'run'>) {
  const { costs } = useAtomValue(creditsAtom);
  const price = retryPrice(run, costs);
  const { retry, busy, problem } = useRetry(run.id, price);
  return (
    <>
      <div className={stream.acts}>
        <Button size="sm" variant="line" price={price} busy={busy} disabled={price === undefined} onClick={retry}>
          Resume from here
        </Button>
      </div>
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}

function Steps({ run }: Pick<WorkflowCardProps, 'run'>) {
  if (!run.output) return null;
  return (
    <ol className={styles.results} aria-label={`Steps of ${run.title}`}>
      {run.output.steps.map((step, at) => (
        <StepResult key={step.id} number={at + 1} step={step} workflowId={run.id} />
      ))}
    </ol>
  );
}
