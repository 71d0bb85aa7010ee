import { emit } from '@flint/shared/api/bus';
import { requestAsync } from '@flint/shared/api/request';
import { type ClipWish, clipFault } from '@flint/shared/contracts/clip-shapes';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { DEFAULT_VIDEO_MODEL } from '@flint/shared/contracts/videos';
import { checkWorkflow } from '@flint/shared/contracts/workflow/check-workflow';
import { executeWorkflow, toWorkflow, WORKFLOW_STEPS_MAX } from '@flint/shared/contracts/workflows';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { toStarted } from '@flint/shared/orders/started';
import { useOrder } from '@flint/shared/orders/use-order';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { Button } from '@flint/shared/ui/button';
import { kindIcon } from '@flint/shared/ui/kind-icon';
import { Menu } from '@flint/shared/ui/menu';
import { Note } from '@flint/shared/ui/note';
import { useAtom } from 'jotai';
import { Plus } from 'lucide-react';
import { useCatalogue } from '../orders/use-catalogue';
import { filmedBy, videoModelList } from '../video/video-models';
import { blankStep, toBody, type WorkflowOrder, workflowOrderAtom } from './order';
import { PLAIN_KINDS } from './plain-step';
import { pricesOf } from './price-of';
import { StepEditor } from './step-editor';
import styles from './workflow.module.css';

type Faults = Record<string, string>;

function faultsOf(order: WorkflowOrder, films: ServedBy | undefined): Faults {
  if (order.steps.length === 0) return { steps: 'Add a step.' };
  const workflow = toWorkflow(toBody(order));
  const faults = Object.fromEntries(checkWorkflow(workflow).map(({ field, message }) => [field, message]));
  for (const [at, { type, input }] of workflow.steps.entries()) {
    const fault = films && type === 'video' ? clipFault(films, input as ClipWish) : undefined;
    // What is wrong with the step itself is said first.
    if (fault) faults[`steps.${at}.input.${fault.field}`] ??= fault.message;
  }
  return faults;
}

/** The steps in order, with their total price. */
export function WorkflowForm() {
  const [order, change] = useAtom(workflowOrderAtom);
  const { steps } = order;
  const { models, costs, error, reload } = useCatalogue(videoModelList);
  const { place, busy, problem } = useOrder<WorkflowOrder>((sent, key) =>
    requestAsync(executeWorkflow, { body: toBody(sent) }, { idempotencyKey: key }).then(toStarted),
  );
  const films = filmedBy(models, DEFAULT_VIDEO_MODEL);
  const prices = pricesOf(order, costs, films);
  const total = prices?.reduce((sum, price) => sum + price, 0);

  const move = (at: number, by: -1 | 1) => {
    const moved = [...steps];
    const [step] = moved.splice(at, 1);
    if (step) moved.splice(at + by, 0, step);
    change({ steps: moved });
  };
  const remove = (at: number) => {
    change({ steps: steps.toSpliced(at, 1) });
    emit('toast', { text: `Step ${at + 1} is removed.`, undo: () => change({ steps }) });
  };

  return (
    <OrderForm
      verb="Run"
      price={steps.length === 0 ? undefined : total}
      sum={`At most, for ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}. You pay for what is made.`}
      busy={busy}
      problem={problem}
      prices={{ error, reload }}
      faults={faultsOf(order, models ? films : undefined)}
      onSend={(price) => void place(order, price)}
    >
      {(faults) => (
        <>
          <ol className={styles.steps}>
            {steps.map((step, at) => (
              <StepEditor
                key={step.id}
                number={at + 1}
                last={at === steps.length - 1}
                price={prices?.[at]}
                filmedBy={films}
                step={step}
                earlier={steps.slice(0, at)}
                onChange={(input) => change({ steps: steps.with(at, { ...step, input }) })}
                faultOf={(path) => faultAt(faults, `steps.${at}.input.${path}`)}
                onMove={(by) => move(at, by)}
                onRemove={() => remove(at)}
              />
            ))}
          </ol>
          {faults.steps && <Note tone="warn">{faults.steps}</Note>}
          <Menu
            align="start"
            trigger={
              <Button variant="line" disabled={steps.length >= WORKFLOW_STEPS_MAX}>
                <Plus size={16} aria-hidden="true" />
                Add a step
              </Button>
            }
            items={PLAIN_KINDS.map((type) => ({
              ...{ key: type, label: STEP_KINDS[type].label, icon: kindIcon(type) },
              onSelect: () => change({ steps: [...steps, blankStep(type, steps)] }),
            }))}
          />
        </>
      )}
    </OrderForm>
  );
}

/** The error of a field, or of the list that contains it. */
function faultAt(faults: Partial<Faults>, field: string): string | undefined {
  return Object.entries(faults).find(([name]) => field === name || field.startsWith(`${name}.`))?.[1];
}
