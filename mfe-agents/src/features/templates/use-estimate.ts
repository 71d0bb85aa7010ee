import { videoModels } from '@flint/shared/contracts/model-calls';
import type { Template } from '@flint/shared/contracts/templates';
import { usePrices } from '@flint/shared/orders/use-prices';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import type { Fields } from '@flint/shared/tools/fields';
import { type Estimate, estimateGraph } from '@flint/shared/tools/steps/estimate';
import type { Graph, Step } from '@flint/shared/tools/steps/graph';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';

/** A template's graph. */
function toGraph({ inputs, steps }: Pick<Template, 'inputs' | 'steps'>): Graph {
  return { inputs: inputs as Fields, steps: steps as Step[] };
}

interface Wanted {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly branded: boolean;
}

/** What a run costs at most and brings, by the same function as the server's; undefined while it is not known. */
export function useEstimate(template: Template, { inputs, count, branded }: Wanted): Estimate | undefined {
  const { costs } = usePrices();
  const graph = toGraph(template);
  const { data: tools } = useResource({ key: `graph-tools ${template.id}`, read: () => loadGraphTools(graph) });
  const { data: films } = useResource(callResource(videoModels, {}));
  if (!costs || !tools || !films) return undefined;
  const filmedBy = films.models[0]?.servedBy ?? 'embedded';
  try {
    return estimateGraph(graph, { costs, filmedBy, tools, inputs, branded, options: { count } });
  } catch {
    // A provider of one of its steps is missing here.
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
