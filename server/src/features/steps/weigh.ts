import type { ServedBy } from '@flint/shared/contracts/providers';
import { checkGraph } from '@flint/shared/tools/steps/check-graph';
import { type Estimate, type Estimating, estimateGraph } from '@flint/shared/tools/steps/estimate';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import { AppError } from '../../platform/http/app-error';
import type { KindRegistry } from '../generation/kind-registry';
import { checkedInputs } from './checked-inputs';
import type { GraphOrder } from './graph-order';
import { type FileReaders, measureInputs } from './measure-inputs';

/** What is to be estimated of a graph. */
export type EstimateWish = Pick<Estimating, 'inputs' | 'seconds' | 'branded' | 'options' | 'typical'>;

/** An order with its price in whole credits, and its inputs with the defaults of the form. */
export interface WeighedOrder extends Estimate {
  readonly inputs: Record<string, unknown>;
}

/** Checks and prices what is to be carried out; nothing is started. */
export interface Weigher {
  /** @throws AppError `invalid_input` naming the field and the step */
  check(graph: Graph): Promise<void>;
  /** @throws AppError as `check` and where a film cannot be made so, `not_configured` where a step has no provider */
  estimate(graph: Graph, wish: EstimateWish): Promise<Estimate>;
  /** Reads the files that its form took too. @throws AppError as `estimate` */
  weigh(userId: string, order: GraphOrder): Promise<WeighedOrder>;
}

export function createWeigher({
  kinds,
  files,
}: {
  readonly kinds: Pick<KindRegistry, 'makers' | 'costs'>;
  readonly files: FileReaders;
}): Weigher {
  const filmedBy = () => kinds.makers().video ?? 'embedded';

  async function check(graph: Graph, films?: ServedBy): Promise<void> {
    const [fault] = checkGraph(graph, await loadGraphTools(graph), films);
    if (fault) throw new AppError('invalid_input', fault.message, { field: fault.field });
  }

  async function price(graph: Graph, wish: EstimateWish): Promise<Estimate> {
    const tools = await loadGraphTools(graph);
    try {
      return estimateGraph(graph, { costs: kinds.costs(), filmedBy: filmedBy(), tools, ...wish });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new AppError('not_configured', 'A step of it cannot be made on this server.');
    }
  }

  return {
    check: (graph) => check(graph),
    async estimate(graph, wish) {
      await check(graph, filmedBy());
      return price(graph, wish);
    },
    async weigh(userId, { graph, options, brandProfileId, ...order }) {
      await check(graph, filmedBy());
      const inputs = checkedInputs(graph, order.inputs);
      const seconds = await measureInputs(files, userId, graph, inputs);
      const branded = brandProfileId !== undefined;
      return { inputs, ...(await price(graph, { inputs, seconds, branded, options })) };
    },
  };
}
