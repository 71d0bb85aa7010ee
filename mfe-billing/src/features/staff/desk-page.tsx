import { Page, PageHead } from '@flint/shared/ui/page';
import { Segmented } from '@flint/shared/ui/segmented';
import { useSearchParams } from 'react-router-dom';
import { DeskFigures } from './desk-figures';
import { DeskPayments } from './desk-payments';
import { Reconcile } from './reconcile';

const VIEWS = [
  { value: 'payments', label: 'Payments' },
  { value: 'figures', label: 'Figures' },
] as const;

/** Staff page: payments to find and refund, the comparison with the provider, and figures by day. */
export default function DeskPage() {
  const [query, setQuery] = useSearchParams();
  const view = query.get('view') === 'figures' ? 'figures' : 'payments';
  return (
    <Page>
      <PageHead title="Billing" lead="Payments and what became of them. Searches, looks and refunds are recorded." />
      <div>
        <Segmented
          label="View"
          segments={VIEWS}
          value={view}
          onChange={(next) => setQuery(next === 'figures' ? { view: next } : {}, { replace: true })}
        />
      </div>
      {view === 'figures' ? (
        <DeskFigures />
      ) : (
        <>
          <DeskPayments />
          <Reconcile />
        </>
      )}
    </Page>
  );
}
