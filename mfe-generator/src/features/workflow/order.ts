import { CAPABILITIES, type Capability } from '@flint/shared/contracts/models';
import type { WorkflowRecipe, WorkflowStep } from '@flint/shared/contracts/recipes/workflow';
import * as z from '@flint/shared/contracts/schema';
import { WORKFLOW_STEPS_MAX } from '@flint/shared/contracts/workflows';
import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { STEP_KINDS } from './step-kinds';

const Step = z.object({ id: z.string(), type: z.enum(CAPABILITIES), input: z.record(z.string(), z.any()) });

/** The form as it is kept between visits. */
const WorkflowOrder = z.object({
  name: z.catch(z.string(), ''),
  steps: z.catch(z.array(Step).check(z.maxLength(WORKFLOW_STEPS_MAX)), []),
});
export type WorkflowOrder = z.infer<typeof WorkflowOrder>;

export const workflowOrderAtom = createOrderAtom({ key: 'flint:workflow-draft', form: WorkflowOrder });

/** A new step, blank, under a name no other has. */
export function blankStep(
  type: Capability,
  steps: readonly Pick<WorkflowStep, 'id'>[],
): WorkflowOrder['steps'][number] {
  const taken = new Set(steps.map(({ id }) => id));
  const names = [type, ...Array.from({ length: WORKFLOW_STEPS_MAX }, (_, at) => `${type}-${at + 2}`)];
  return { id: names.find((name) => !taken.has(name)) ?? type, type, input: { ...STEP_KINDS[type].blank } };
}

/** The form filled with what a run was asked to do. */
export function orderOf({ name, steps }: WorkflowRecipe): WorkflowOrder {
  return WorkflowOrder.parse({ name, steps: steps.map(({ id, type, input }) => ({ id, type, input })) });
}

/** What is sent for the form: fields that were left empty are not. */
export function toBody({ name, steps }: WorkflowOrder) {
  return {
    ...(name.trim() && { name: name.trim() }),
    steps: steps.map(({ id, type, input }) => ({ id, type, input: withoutBlanks(input) })),
  };
}

const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.every((each) => each === ''));

function withoutBlanks(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => !isBlank(value)));
}
