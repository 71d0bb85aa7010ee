import { sumPrices } from '@flint/shared/contracts/prices/chain-price';
import { getHref } from '@flint/shared/contracts/routes';
import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import { inputOf } from '@flint/shared/forms/form-values';
import { usePrices } from '@flint/shared/orders/use-prices';
import { useQuote } from '@flint/shared/orders/use-quote';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { CHAINS, type Chain, type ChainId, loadChain } from '@flint/shared/tools/chains';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { Crumbs } from '../catalogue/crumbs';
import { useTitle } from '../catalogue/use-title';
import { chainDraftOf } from './chain-draft';
import { ChainForm } from './chain-form';
import { ChainParts } from './chain-parts';
import { chainPrices, measuredIn, recordingIn } from './chain-prices';
import { ChainState } from './chain-state';
import styles from './chains.module.css';
import { useShownChain } from './use-shown-chain';

/** A chain with its tools' definitions, loaded when its page opens. */
const chainOf = (id: ChainId): Resource<Chain> => ({ key: `chain ${id}`, read: () => loadChain(id) });

/** A chain's page inside the app. */
export default function ChainPage({ id }: { id: ChainId }) {
  const { title, summary } = CHAINS[id];
  const { status, data: chain, reload } = useResource(chainOf(id));
  useTitle(title);
  return (
    <Page width="wide">
      <Crumbs ways={[{ label: 'Platform tools', href: getHref('platformTools') }]} />
      <PageHead title={title} lead={summary} />
      {status === 'loading' && <Skeleton shape="block" className={styles.waiting} />}
      {status === 'failed' && (
        <RetryNote title="The chain could not be fetched." onRetry={reload}>
          What you typed is kept here.
        </RetryNote>
      )}
      {status === 'ready' && <ChainBench key={id} chain={chain} />}
    </Page>
  );
}

function ChainBench({ chain }: { chain: Chain }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { shown, tell, error, reload } = useShownChain(chain.id, new URLSearchParams(search).get('run'));
  /** Shows a chain that was just started in place of the one that the address names. */
  const showNew = (started: ToolChain) => {
    tell(started);
    if (search !== '') void navigate(pathname, { replace: true });
  };
  const { values, brandId } = useAtomValue(chainDraftOf(chain));
  const { costs } = usePrices();
  const typed = inputOf(chain.inputs, values);
  // The rest of a chain is priced by its own input, not by the form for the next one.
  const measured = shown ? measuredIn(shown) : undefined;
  const { quote } = useQuote(measured ? null : recordingIn(chain, shown?.input ?? typed));
  const { parts } = chainPrices(chain, costs, {
    input: shown?.input ?? typed,
    branded: (shown ? shown.brandProfileId : brandId) !== null,
    recording: measured ?? quote ?? undefined,
  });
  const rest = sumPrices(parts.filter((_, at) => shown?.parts[at]?.use?.run.status !== 'completed'));
  return (
    <div className={styles.bench}>
      <div className={styles.form}>
        <ChainForm chain={chain} onStarted={showNew} />
      </div>
      <section className={styles.out} aria-label="Parts of the chain">
        {error && (
          <RetryNote title={error} onRetry={reload}>
            Your results are safe.
          </RetryNote>
        )}
        {shown && <ChainState run={shown} rest={rest} tell={tell} />}
        <ChainParts chain={chain} prices={parts} run={shown} tell={tell} />
      </section>
    </div>
  );
}
