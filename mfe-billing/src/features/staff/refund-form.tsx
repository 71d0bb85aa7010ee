import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type DeskDetail, refundDeskPayment } from '@flint/shared/contracts/billing-desk';
import { formatMoney, moneyFrom } from '@flint/shared/contracts/money';
import * as z from '@flint/shared/contracts/schema';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useRef } from 'react';
import styles from './staff.module.css';

interface RefundFormProps {
  detail: DeskDetail;
  onRefunded: (detail: DeskDetail) => void;
}

/** Gives money of a payment back; says before what the press does to the credits. */
export function RefundForm({ detail, onRefunded }: RefundFormProps) {
  const { payment, refundable, balance } = detail;
  const { currency } = payment.price;
  const most = formatMoney({ amount: refundable, currency });
  const minorUnits = (typed: string): number | undefined => {
    try {
      const { amount } = moneyFrom(typed.trim(), currency);
      return amount > 0 && amount <= refundable ? amount : undefined;
    } catch {
      return undefined;
    }
  };
  // A refund whose answer was lost keeps its key, so that pressing again refunds it once.
  const idempotencyKey = useRef<string | null>(null);
  const { field, values, errors, props, busy, failure, reset } = useForm({
    schema: z.object({
      amount: z
        .string()
        .check(z.refine((typed) => minorUnits(typed) !== undefined, `An amount above 0, at most ${most}.`)),
      reason: refundDeskPayment.body.shape.reason,
    }),
    start: { amount: '', reason: '' },
    async send({ amount, reason }) {
      idempotencyKey.current ??= crypto.randomUUID();
      const input = { params: { id: payment.id }, body: { amount: minorUnits(amount) ?? 0, reason } };
      onRefunded(await request(refundDeskPayment, input, { idempotencyKey: idempotencyKey.current }));
      idempotencyKey.current = null;
      reset();
    },
  });
  const change = (name: 'amount' | 'reason') => {
    const { onChange, ...rest } = field(name);
    return {
      ...rest,
      onChange: (event: Parameters<typeof onChange>[0]) => {
        idempotencyKey.current = null;
        onChange(event);
      },
    };
  };
  const amount = minorUnits(values.amount);
  const whole = Math.min(payment.price.amount, payment.refunded + (amount ?? 0));
  const taken = Math.floor((payment.credits * whole) / payment.price.amount) - payment.reclaimed;
  return (
    <form {...props} className={layout.stack} aria-label="Refund">
      {failure !== null && (
        <Note tone="bad" role="alert" title={toMessage(failure)}>
          If the answer was lost, pressing again asks for the same refund once.
        </Note>
      )}
      <div className={styles.form}>
        <Field label={`Amount in ${currency}`} help={`At most ${most}.`} error={errors.amount}>
          <TextInput inputMode="decimal" autoComplete="off" {...change('amount')} />
        </Field>
        <Field label="Reason" help="For the record; the buyer does not read it." error={errors.reason}>
          <TextInput autoComplete="off" {...change('reason')} />
        </Field>
      </div>
      {amount !== undefined && (
        <p className={text.soft}>
          Takes back {formatCredits(taken)}; {payment.email} has {formatCredits(balance.balance)}
          {taken > balance.balance && `, so that ${formatCredits(taken - balance.balance)} will be owed`}.
        </p>
      )}
      <div>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Refunding">
          {amount === undefined ? 'Refund' : `Refund ${formatMoney({ amount, currency })}`}
        </Button>
      </div>
    </form>
  );
}
