import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type Checkout, checkoutCancel, checkoutConfirm, TEST_CARDS } from '@flint/shared/contracts/checkouts';
import { formatMoney } from '@flint/shared/contracts/money';
import { reportRejected } from '@flint/shared/state/report-rejected';
import { Bill } from '@flint/shared/ui/bill';
import { Button } from '@flint/shared/ui/button';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Segmented } from '@flint/shared/ui/segmented';
import clsx from 'clsx';
import { useState } from 'react';

type Card = (typeof TEST_CARDS)[number];

const CARDS: Record<Card, string> = { pays: 'A card that pays', declined: 'A card that is declined' };

/** An open checkout of the test mode: what is bought, a test card, and the two ways on. */
export function Payment({ checkout }: { checkout: Checkout }) {
  const { id, name, credits, price, testMode, returnUrl, cancelUrl, forAddress, plan } = checkout;
  const isTrial = plan !== undefined && plan.trialDays > 0;
  const due = formatMoney(isTrial ? { ...price, amount: 0 } : price);
  const [card, setCard] = useState<Card>('pays');
  const [sending, setSending] = useState<'pay' | 'cancel' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(action: 'pay' | 'cancel') {
    if (sending) return;
    setSending(action);
    setRefusal(null);
    try {
      const declined = await (action === 'pay' ? pay(id, card) : cancel(id));
      // A full load, as from a payment provider's site.
      if (declined === null) return window.location.assign(action === 'pay' ? returnUrl : cancelUrl);
      setRefusal(declined);
    } catch (error) {
      reportRejected({ type: 'checkout/rejected', error: toMessage(error) });
      setRefusal(toMessage(error));
    }
    setSending(null);
  }

  return (
    <div className={clsx(layout.stack, layout.loose)}>
      {testMode && (
        <Note tone="warn" title="Test mode: no money moves.">
          This page stands in for a payment provider. The credits are added all the same.
        </Note>
      )}
      <Bill
        lines={[
          {
            label: `${name}, ${formatCredits(credits)}${plan ? ' a month' : ''}`,
            value: plan ? `${formatMoney(price)} a ${plan.interval}` : formatMoney(price),
          },
          ...(isTrial ? [{ label: 'Trial', value: `${plan.trialDays} days` }] : []),
          ...(forAddress ? [{ label: 'For', value: forAddress }] : []),
        ]}
        sum={{ label: 'To pay', value: due }}
      />
      <FieldGroup legend="Test card">
        <Segmented
          value={card}
          onChange={setCard}
          segments={TEST_CARDS.map((value) => ({ value, label: CARDS[value] }))}
        />
      </FieldGroup>
      {refusal !== null && (
        <Note tone="bad" role="alert" title={refusal}>
          Nothing was charged. Try another card.
        </Note>
      )}
      <div className={clsx(layout.row, layout.wrap)}>
        <Button variant="ink" size="lg" busy={sending === 'pay'} busyLabel="Paying" onClick={() => void send('pay')}>
          Pay {due}
        </Button>
        <Button size="lg" busy={sending === 'cancel'} onClick={() => void send('cancel')}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** @returns why the card was declined; null when it paid */
async function pay(id: string, card: Card): Promise<string | null> {
  return (await request(checkoutConfirm, { params: { id }, body: { card } })).declined;
}

async function cancel(id: string): Promise<null> {
  await request(checkoutCancel, { params: { id } });
  return null;
}
