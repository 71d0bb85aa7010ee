import type { Capability } from '@flint/shared/contracts/kinds';
import type { RunRow } from '../runs/tables';
import type { Generation, RunPart } from './generation-service';

/** The order of a step, with the body of its kind's own call. */
export interface StepOrder {
  readonly userId: string;
  readonly type: Capability;
  /** Validated by the call's own schema. */
  readonly body: unknown;
  /** Id of the step's run. */
  readonly id: string;
  /** Absent for a stand-alone order. */
  readonly part?: RunPart | undefined;
  /** The run of steps it is a leaf of. */
  readonly leaf?: RunPart | undefined;
  /** Maximum price in whole credits; unlimited if absent. */
  readonly most?: number | undefined;
}

export type PlaceStep = (order: StepOrder) => Promise<RunRow>;

/** Orders steps from their kinds, with the same checks as a stand-alone order. */
export function createStepOrders(generation: Pick<Generation, 'orderBody'>): PlaceStep {
  return ({ type: kind, id: key, ...order }) => generation.orderBody({ ...order, kind, key });
}
