import { usePrices } from '@flint/shared/orders/use-prices';
import { type Estimate, estimateGraph } from '@flint/shared/tools/steps/estimate';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { useGraphTools } from '../editor/use-draft';
import { useFilmedBy } from './use-filmed-by';

interface Wanted {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Lengths of the recordings among them, in seconds. */
  readonly seconds?: Readonly<Record<string, number>> | undefined;
  /** Pictures of each step; as the graph says where it is left out. */
  readonly count?: number;
  readonly branded: boolean;
}

/** What a run costs at most, and with answers of the usual length. */
export type KnownEstimate = Estimate & { readonly expected: number };

/** The price of a run, by the same functions as the server's; undefined while it is not known. */
export function useEstimate(graph: Graph, { inputs, seconds, count, branded }: Wanted): KnownEstimate | undefined {
  const { costs } = usePrices();
  const tools = useGraphTools(graph);
  const filmedBy = useFilmedBy();
  if (!costs || !tools || !filmedBy) return undefined;
  const wish = { costs, filmedBy, tools, inputs, seconds, branded, options: count === undefined ? {} : { count } };
  try {
    return { ...estimateGraph(graph, wish), expected: estimateGraph(graph, { ...wish, typical: true }).total };
  } catch {
    // A provider of one of its steps is missing here, or it has a fault.
    return undefined;
  }
}

const NAMES = {
  text: ['text', 'texts'],
  image: ['picture', 'pictures'],
  video: ['video', 'videos'],
  audio: ['recording', 'recordings'],
} as const;

/** What a run brings, in words: `3 texts, 1 picture`. */
export function yieldWords({ yields }: Pick<Estimate, 'yields'>): string {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((type) => yields[type] > 0)
    .map((type) => `${yields[type]} ${NAMES[type][yields[type] === 1 ? 0 : 1]}`)
    .join(', ');
}
