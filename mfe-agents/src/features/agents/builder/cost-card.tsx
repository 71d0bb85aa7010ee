import type { Graph, Step } from '@flint/shared/tools/steps/graph';
import { eachMost } from '@flint/shared/tools/steps/graph';
import { instruct } from '@flint/shared/tools/steps/instructions';
import { outerStep } from '@flint/shared/tools/steps/step-names';
import { Bill } from '@flint/shared/ui/bill';
import { formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { useWholeGraph } from '../../editor/use-whole-graph';
import { useEstimate } from '../../templates/use-estimate';

/** A price that is not known yet, or that this server cannot tell: what is below keeps its place. */
const UNKNOWN = '–';

interface CostCardProps {
  /** The agent that is edited; null for a new one. */
  readonly id: string | null;
  readonly graph: Graph;
  readonly instructions: string;
  readonly isSound: boolean;
}

/** The price of a run, step by step: what is expected, and the most. */
export function CostCard({ id, graph, instructions, isSound }: CostCardProps) {
  const inputs = Object.fromEntries(Object.entries(graph.inputs).map(([name, { label }]) => [name, label]));
  const whole = useWholeGraph(instruct(graph, instructions), id ?? undefined);
  const estimate = useEstimate(whole.graph, { inputs, branded: false });
  const known = whole.isKnown ? estimate : undefined;
  const priceOf = (step: Step) => (known?.prices[step.id] ?? 0) * (step.kind === 'each' ? eachMost(step) : 1);
  const own = (name: string) => whole.graph.steps.filter(({ id: each }) => outerStep(each) === name);
  const show = (credits: number) => (known ? formatNumber(credits) : UNKNOWN);
  return (
    <section className={layout.stack} aria-labelledby="agent-cost">
      <h2 className={text.h} id="agent-cost">
        Cost of a run
      </h2>
      {isSound && graph.steps.length > 0 ? (
        <Bill
          lines={[
            ...graph.steps.map((step) => ({
              label: step.id,
              value: show(own(step.id).reduce((sum, each) => sum + priceOf(each), 0)),
            })),
            { label: 'Expected', value: show(known?.expected ?? 0) },
          ]}
          sum={{ label: 'At most', value: show(known?.total ?? 0) }}
        />
      ) : (
        <p className={`${text.small} ${text.soft}`}>
          {graph.steps.length === 0 ? 'Add a step to see its price.' : 'Mend what is marked to see the price.'}
        </p>
      )}
    </section>
  );
}
