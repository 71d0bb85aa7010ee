import { request } from '@flint/shared/api/request';
import { startChain, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { formFaults } from '@flint/shared/forms/form-faults';
import { inputOf } from '@flint/shared/forms/form-values';
import { FormFields } from '@flint/shared/forms/parts/form-fields';
import { OrderForm } from '@flint/shared/orders/parts/order-form';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { useQuote } from '@flint/shared/orders/use-quote';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { listOffered } from '@flint/shared/tools/chain-choice';
import type { Chain } from '@flint/shared/tools/chains';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { formatCredits } from '@flint/shared/ui/format-number';
import { RetryNote } from '@flint/shared/ui/retry-note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtom } from 'jotai';
import { BrandField } from '../runner/form/brand-field';
import { announceFile } from '../runner/own-calls';
import { chainDraftOf } from './chain-draft';
import { chainPrices, recordingIn } from './chain-prices';
import styles from './chains.module.css';

interface ChainFormProps {
  chain: Chain;
  onStarted: (chain: ToolChain) => void;
}

interface ChainOrder {
  readonly input: Record<string, unknown>;
  readonly brandId: string | null;
  readonly choose: boolean;
  /** The price that was shown: an upper limit for the whole chain. */
  readonly most: number;
}

/** A chain's form, with the price of the whole chain before it runs. */
export function ChainForm({ chain, onStarted }: ChainFormProps) {
  const { inputs } = chain;
  const [{ values, brandId, choose }, change] = useAtom(chainDraftOf(chain));
  const { costs, ...prices } = usePrices();
  const { viewer } = useViewer();
  const { place, busy, problem } = useOrder<ChainOrder>(async (order, idempotencyKey) => {
    const brand = order.brandId && { brandProfileId: order.brandId };
    const body = { chain: chain.id, input: order.input, choose: order.choose, most: order.most, ...brand };
    const { chain: started, balance } = await request(startChain, { body }, { idempotencyKey });
    const run = started.parts[0]?.use?.run;
    if (!run) throw new Error('The chain has no first run');
    onStarted(started);
    return { run, balance };
  });
  const input = inputOf(inputs, values);
  const quote = useQuote(recordingIn(chain, input));
  const recording = quote.quote ?? undefined;
  const offers = chain.parts.some((_, at) => listOffered(chain, at) !== undefined);
  const { whole } = chainPrices(chain, costs, { input, branded: brandId !== null, recording });

  return (
    <OrderForm
      atEnd
      verb={viewer === 'guest' ? 'Sign in to run' : `Run all ${chain.parts.length}`}
      price={whole}
      sum={
        whole === undefined && costs
          ? 'The price follows the recording.'
          : 'At most, and never more. Each part is paid when it runs.'
      }
      busy={busy}
      problem={problem}
      prices={prices}
      faults={formFaults(inputs, values)}
      onSend={(shown) => void place({ input, brandId, choose: offers && choose, most: shown }, shown)}
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
          {quote.error && (
            <RetryNote title={quote.error} onRetry={quote.reload}>
              Nothing was charged.
            </RetryNote>
          )}
          {recording && <p className="sr" role="status">{`The recording costs ${formatCredits(recording.price)}.`}</p>}
          {viewer === 'user' && (
            <BrandField
              value={brandId}
              onChange={(chosen) => change({ brandId: chosen })}
              help="Written in its voice, within its rules."
            />
          )}
          {offers && (
            <Checkbox checked={choose} onChange={({ currentTarget }) => change({ choose: currentTarget.checked })}>
              Let me choose between parts
              <span className={clsx(text.small, text.soft, styles.help)}>
                It waits where there are several to go on with. Off, the best goes on.
              </span>
            </Checkbox>
          )}
        </>
      )}
    </OrderForm>
  );
}
