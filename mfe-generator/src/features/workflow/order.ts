import { CAPABILITIES, type Capability } from '@flint/shared/contracts/kinds';
import type { WorkflowRecipe, WorkflowStep } from '@flint/shared/contracts/recipes/workflow';
import * as z from '@flint/shared/contracts/schema';
import { WORKFLOW_STEPS_MAX } from '@flint/shared/contracts/workflows';
import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { blankInput } from './plain-step';

const Step = z.object({ id: z.string(), type: z.enum(CAPABILITIES), input: z.record(z.string(), z.any()) });

/** The stored form. */
const WorkflowOrder = z.object({
  name: z.catch(z.string(), ''),
  steps: z.catch(z.array(Step).check(z.maxLength(WORKFLOW_STEPS_MAX)), []),
});
export type WorkflowOrder = z.infer<typeof WorkflowOrder>;

export const workflowOrderAtom = createOrderAtom({ key: 'flint:workflow-draft', form: WorkflowOrder });

/** A new blank step with a unique id. */
export function blankStep(
  type: Capability,
  steps: readonly Pick<WorkflowStep, 'id'>[],
): WorkflowOrder['steps'][number] {
  const taken = new Set(steps.map(({ id }) => id));
  const names = [type, ...Array.from({ length: WORKFLOW_STEPS_MAX }, (_, at) => `${type}-${at + 2}`)];
  return { id: names.find((name) => !taken.has(name)) ?? type, type, input: blankInput(type) };
}

/** Form values of a recipe. */
export function orderOf({ name, steps }: WorkflowRecipe): WorkflowOrder {
  return WorkflowOrder.parse({ name, steps: steps.map(({ id, type, input }) => ({ id, type, input })) });
}

/** The request body of the form, without empty fields. */
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
