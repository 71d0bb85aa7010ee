import { emit } from '@flint/shared/api/bus';
import { Stream } from '@flint/shared/orders/parts/stream';
import { Button } from '@flint/shared/ui/button';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useAtom } from 'jotai';
import { Workflow } from 'lucide-react';
import layout from '../orders/order-page.module.css';
import { useFill } from '../orders/use-refill';
import { EXAMPLES } from './examples';
import { orderOf, workflowOrderAtom } from './order';
import styles from './workflow.module.css';
import { RunningWorkflow, WorkflowCard } from './workflow-card';
import { workflowFacts } from './workflow-facts';
import { WorkflowForm } from './workflow-form';

/** Workflows: steps in order, each using the outputs of earlier ones. */
export default function WorkflowView() {
  const [order, change] = useAtom(workflowOrderAtom);
  const { steps } = order;
  const { said, fill } = useFill(workflowOrderAtom);
  const again = (recipe: Parameters<typeof orderOf>[0]) =>
    fill(orderOf(recipe), 'The form is filled with these steps.');
  const startOver = () => {
    change({ name: '', steps: [] });
    emit('toast', { text: 'The form is empty.', undo: () => change(order) });
  };
  return (
    <div className={layout.order}>
      <div className={layout.form}>
        {steps.length === 0 && <Examples onChoose={(example) => fill(example, 'The steps are filled in.')} />}
        <WorkflowForm />
        {steps.length > 0 && (
          <Button size="sm" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
      <Stream
        kind="workflow"
        icon={Workflow}
        safe="Your workflows are safe."
        empty={
          <StatePanel title="Nothing here yet">
            <p>Add steps, or start from an example. Each step can use what earlier ones made.</p>
          </StatePanel>
        }
        factsOf={workflowFacts}
        runningOf={(run) => <RunningWorkflow key={run.id} run={run} />}
        resultOf={(run) => <WorkflowCard key={run.id} run={run} onUseAgain={() => again(run.recipe)} />}
        onUseAgain={({ recipe }) => again(recipe)}
      />
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}

function Examples({ onChoose }: { onChoose: (example: (typeof EXAMPLES)[number]) => void }) {
  return (
    <ul className={styles.steps} aria-label="Examples">
      {EXAMPLES.map((example) => (
        <li key={example.name}>
          <Button block variant="line" onClick={() => onChoose(example)}>
            {example.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
