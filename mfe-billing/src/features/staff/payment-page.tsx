import { toMessage } from '@flint/shared/api/message';
import { type DeskDetail, readDeskPayment } from '@flint/shared/contracts/billing-desk';
import { formatMoney } from '@flint/shared/contracts/money';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatChange, formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { moneyState } from './desk-payments';
import { RefundForm } from './refund-form';
import styles from './staff.module.css';

/** Staff page: one payment, what it gave, what went back, and a refund. */
export default function PaymentPage() {
  const { id = '' } = useParams();
  const { data, status, error, reload, mutate } = useResource(callResource(readDeskPayment, { params: { id } }));
  return (
    <Page>
      <PageHead
        title={data ? `Payment ${data.payment.number}` : 'Payment'}
        actions={
          <ButtonLink href="/staff/billing" variant="line">
            All payments
          </ButtonLink>
        }
      />
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was changed.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.tableSkeleton} />}
      {data && (
        <>
          <Facts detail={data} />
          <Part title="Refund">
            {data.refundable > 0 ? (
              <RefundForm detail={data} onRefunded={(detail) => mutate(() => detail)} />
            ) : (
              <p className={text.soft}>{whyNot(data)}</p>
            )}
          </Part>
          <History detail={data} />
        </>
      )}
    </Page>
  );
}

function whyNot({ payment, refunds }: DeskDetail): string {
  if (payment.disputed) return 'This payment is disputed: the bank decides who gets its money.';
  if (payment.refunded >= payment.price.amount) return 'All of it went back.';
  if (refunds.some(({ state }) => state === 'asked')) return 'A refund waits for the provider’s answer.';
  return 'It was paid by a provider that is not set up here now.';
}

function Facts({ detail: { payment, balance } }: { detail: DeskDetail }) {
  const { email, payerEmail, sold, name, credits, price, reclaimed, provider, paymentRef, createdAt } = payment;
  const facts: readonly (readonly [string, string])[] = [
    ['State', moneyState(payment)],
    ['Paid', `${formatMoney(price)}, ${formatMoment(createdAt)}`],
    [sold === 'plan' ? 'Plan' : 'Package', `${name}, ${formatCredits(credits)}`],
    ['Credits to', email],
    ...(payerEmail === email ? [] : ([['Paid by', payerEmail]] as const)),
    ['Taken back', formatCredits(reclaimed)],
    [
      'Balance now',
      [formatCredits(balance.balance), balance.owed && `${balance.owed} owed`].filter(Boolean).join(', '),
    ],
    [`At ${provider}`, paymentRef],
  ];
  return (
    <dl className={styles.facts} aria-label="The payment">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={layout.stack} aria-label={title}>
      <h2 className={text.h}>{title}</h2>
      {children}
    </section>
  );
}

const moment = (at: string) => (
  <time className={styles.when} dateTime={at}>
    {formatMoment(at)}
  </time>
);

const REFUND_STATES = {
  asked: 'Asked, no answer yet',
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed at the bank',
} as const;

function History({ detail: { payment, movements, refunds, disputes, events } }: { detail: DeskDetail }) {
  const money = (amount: number) => formatMoney({ ...payment.price, amount });
  return (
    <>
      <Part title="Its credits">
        <Table
          label="Its credits"
          rows={movements}
          rowKey={({ id }) => id}
          columns={[
            { key: 'when', head: 'When', cell: ({ at }) => moment(at) },
            { key: 'what', head: 'For', cell: ({ description }) => description },
            { key: 'who', head: 'Whose', cell: ({ email }) => <span className={styles.name}>{email}</span> },
            { key: 'credits', head: 'Credits', numeric: true, cell: ({ credits }) => formatChange(credits) },
          ]}
        />
      </Part>
      {refunds.length > 0 && (
        <Part title="Refunds by staff">
          <Table
            label="Refunds by staff"
            rows={refunds}
            rowKey={({ id }) => id}
            columns={[
              { key: 'when', head: 'When', cell: ({ askedAt }) => moment(askedAt) },
              { key: 'state', head: 'State', cell: ({ state, message }) => message ?? REFUND_STATES[state] },
              { key: 'reason', head: 'Reason', cell: ({ reason }) => <span className={styles.name}>{reason}</span> },
              { key: 'who', head: 'By', cell: ({ staffEmail }) => staffEmail },
              { key: 'amount', head: 'Amount', numeric: true, cell: ({ amount }) => money(amount) },
            ]}
          />
        </Part>
      )}
      {disputes.length > 0 && (
        <Part title="Disputes">
          <Table
            label="Disputes"
            rows={disputes}
            rowKey={({ id }) => id}
            columns={[
              { key: 'opened', head: 'Opened', cell: ({ openedAt }) => moment(openedAt) },
              { key: 'status', head: 'State', cell: ({ status }) => status.replaceAll('_', ' ') },
              { key: 'reason', head: 'Reason', cell: ({ reason }) => reason.replaceAll('_', ' ') },
              { key: 'changed', head: 'Last change', cell: ({ updatedAt }) => moment(updatedAt) },
              { key: 'amount', head: 'Amount', numeric: true, cell: ({ amount }) => money(amount) },
            ]}
          />
        </Part>
      )}
      {events.length > 0 && (
        <Part title="Events of the provider">
          <Table
            label="Events of the provider"
            rows={events}
            rowKey={({ id }) => id}
            columns={[
              { key: 'when', head: 'When', cell: ({ at }) => moment(at) },
              { key: 'type', head: 'Event', cell: ({ type }) => <span className={text.code}>{type}</span> },
            ]}
          />
        </Part>
      )}
    </>
  );
}
