import { request } from '@flint/shared/api/request';
import { startChain, type ToolChain } from '@flint/shared/contracts/tool-chains';
import type { Chain } from '@flint/shared/contracts/tools/chains';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { useQuote } from '@flint/shared/orders/use-quote';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { formatCredits } from '@flint/shared/ui/format-number';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { formFaults } from '../runner/form/form-faults';
import { FormField } from '../runner/form/form-field';
import { inputOf } from '../runner/form/form-values';
import { chainDraftOf } from './chain-draft';
import { chainPrices, recordingIn } from './chain-prices';

/** Of use to those who have brands, and fetched when it is wanted. */
const BrandSelect = lazy(async () => ({
  default: (await import('@flint/shared/brands/parts/brand-select')).BrandSelect,
}));

interface ChainFormProps {
  chain: Chain;
  onStarted: (chain: ToolChain) => void;
}

interface ChainOrder {
  readonly input: Record<string, unknown>;
  readonly brandId: string | null;
}

/** What a chain asks for, and what all of it costs before any of it runs. */
export function ChainForm({ chain, onStarted }: ChainFormProps) {
  const { inputs } = chain;
  const [{ values, brandId }, change] = useAtom(chainDraftOf(chain));
  const { costs, ...prices } = usePrices();
  const { viewer } = useViewer();
  const { place, busy, problem } = useOrder<ChainOrder>(async (order, idempotencyKey) => {
    const brand = order.brandId && { brandProfileId: order.brandId };
    const body = { chain: chain.id, input: order.input, ...brand };
    const { chain: started, balance } = await request(startChain, { body }, { idempotencyKey });
    const run = started.parts[0]?.use?.run;
    if (!run) throw new Error('The chain has no first run');
    onStarted(started);
    return { run, balance };
  });
  const input = inputOf(inputs, values);
  const quote = useQuote(recordingIn(chain, input));
  const recording = quote.quote ?? undefined;
  const { whole } = chainPrices(chain, costs, { input, branded: brandId !== null, recording });

  return (
    <OrderForm
      atEnd
      verb={viewer === 'nobody' ? 'Sign in to run' : `Run all ${chain.parts.length}`}
      price={whole}
      sum={
        whole === undefined && costs ? 'The price follows the recording.' : 'At most. Each part is paid when it runs.'
      }
      busy={busy}
      problem={problem}
      prices={prices}
      faults={formFaults(inputs, values)}
      onSend={(shown) => void place({ input, brandId }, shown)}
    >
      {(faults: Readonly<Record<string, string | undefined>>) => (
        <>
          {Object.entries(inputs).map(([name, field]) => (
            <FormField
              key={name}
              name={name}
              field={field}
              value={values[name]}
              fault={faults[name]}
              onChange={(value) => change({ values: { ...values, [name]: value } })}
            />
          ))}
          {quote.error && (
            <RetryNote title={quote.error} onRetry={quote.reload}>
              Nothing was charged.
            </RetryNote>
          )}
          {recording && <p className="sr" role="status">{`The recording costs ${formatCredits(recording.price)}.`}</p>}
          {viewer === 'user' && (
            <Suspense>
              <BrandSelect
                value={brandId}
                onChange={(chosen) => change({ brandId: chosen })}
                help="Written in its voice, within its rules."
              />
            </Suspense>
          )}
        </>
      )}
    </OrderForm>
  );
}
