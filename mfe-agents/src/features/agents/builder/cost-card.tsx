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
  const isKnown = estimate && isSound && whole.isKnown && graph.steps.length > 0;
  const priceOf = (step: Step) => (estimate?.prices[step.id] ?? 0) * (step.kind === 'each' ? eachMost(step) : 1);
  const own = (name: string) => whole.graph.steps.filter(({ id: each }) => outerStep(each) === name);
  return (
    <section className={layout.stack} aria-labelledby="agent-cost">
      <h2 className={text.h} id="agent-cost">
        Cost of a run
      </h2>
      {isKnown ? (
        <Bill
          lines={[
            ...graph.steps.map((step) => ({
              label: step.id,
              value: formatNumber(own(step.id).reduce((sum, each) => sum + priceOf(each), 0)),
            })),
            { label: 'Expected', value: formatNumber(estimate.expected) },
          ]}
          sum={{ label: 'At most', value: formatNumber(estimate.total) }}
        />
      ) : (
        <p className={`${text.small} ${text.soft}`}>
          {graph.steps.length === 0 ? 'Add a step to see its price.' : 'Mend what is marked to see the price.'}
        </p>
      )}
    </section>
  );
}
