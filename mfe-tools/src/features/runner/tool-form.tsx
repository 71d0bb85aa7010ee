import { formFaults } from '@flint/shared/forms/form-faults';
import { inputOf } from '@flint/shared/forms/form-values';
import { FormFields } from '@flint/shared/forms/parts/form-fields';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { useViewer } from '@flint/shared/orders/use-viewer';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { toolOf } from '@flint/shared/tools/tools';
import { useAtom, useStore } from 'jotai';
import { BrandField } from './form/brand-field';
import { draftAtomOf } from './form/draft-atom';
import { announceFile } from './own-calls';
import { QuoteProblem } from './quote-problem';
import { startTool, type ToolOrder } from './start-tool';
import { useToolPrice } from './use-tool-price';
import { verbOf } from './verb-of';

interface ToolFormProps {
  definition: AnyToolDefinition;
  /** Called when the server has accepted a run. */
  onStarted: () => void;
}

/** A tool's form and its price. */
export function ToolForm({ definition, onStarted }: ToolFormProps) {
  const { id, inputs } = definition;
  const store = useStore();
  const [draft, change] = useAtom(draftAtomOf(definition));
  const { values, brandId } = draft;
  const { costs, ...prices } = usePrices();
  const { viewer } = useViewer();
  const { place, busy, problem } = useOrder<ToolOrder>(async (order, key) => {
    const started = await startTool(store, definition, order, key);
    onStarted();
    return started;
  });
  const input = inputOf(inputs, values);
  const { price, sum, quote } = useToolPrice(definition, costs, { input, branded: brandId !== null, viewer });
  // A brand cannot change what a recording says.
  const isBranded = viewer === 'user' && toolOf(id).capability !== 'transcript';

  return (
    <OrderForm
      atEnd
      verb={viewer === 'guest' ? 'Sign in to run' : verbOf(definition, values)}
      price={price}
      // Guests may press before the prices are known: the press only leads to sign-in.
      harmless={viewer === 'guest' && costs === null}
      sum={sum}
      busy={busy}
      problem={problem}
      prices={prices}
      faults={viewer === 'guest' ? withoutFiles(inputs, formFaults(inputs, values)) : formFaults(inputs, values)}
      onSend={(shown) => void place({ input, brandId }, shown)}
    >
      {(faults: Readonly<Record<string, string | undefined>>) => (
        <>
          <FormFields
            inputs={inputs}
            values={values}
            faults={faults}
            announce={announceFile}
            onChange={(changed) => change({ values: changed })}
          />
          <QuoteProblem quote={quote} />
          {isBranded && (
            <BrandField
              value={brandId}
              onChange={(chosen) => change({ brandId: chosen })}
              help={definition.order ? 'Made in its colours.' : 'Written in its voice, within its rules.'}
            />
          )}
        </>
      )}
    </OrderForm>
  );
}

/** Drops errors of file fields for guests, who cannot upload before they sign in. */
function withoutFiles(inputs: AnyToolDefinition['inputs'], faults: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => inputs[name]?.type !== 'upload'));
}
