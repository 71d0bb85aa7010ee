import type { Capability } from '@flint/shared/contracts/models';
import type { Generation, RunPart } from '../generation/generation-service';
import type { RunRow } from '../runs/tables';

/** What a step orders, as the capability's own call would. */
export interface StepOrder {
  readonly userId: string;
  readonly type: Capability;
  /** Checked by the call's own schema. */
  readonly body: unknown;
  /** The id of the run it becomes. */
  readonly id: string;
  /** Absent for what is ordered by itself. */
  readonly part?: RunPart | undefined;
  /** Whole credits it may cost; any, where nothing is said. */
  readonly most?: number | undefined;
}

export type PlaceStep = (order: StepOrder) => Promise<RunRow>;

/** Orders steps from the kinds that make them, each as if it had been ordered alone. */
export function createStepOrders(generation: Pick<Generation, 'orderBody'>): PlaceStep {
  return ({ type: kind, id: key, ...order }) => generation.orderBody({ ...order, kind, key });
}
