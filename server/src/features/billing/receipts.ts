import { type Currency, formatMoney } from '@flint/shared/contracts/money';
import { purchaseReceipt } from '@flint/shared/contracts/purchases';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { transact } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/app-error';
import { letter } from '../../platform/mail/letter';
import type { Mailer } from '../../platform/mail/mailer';
import { findUser } from '../users/user-service';
import { invoiceNumber } from './plans/plan-presenter';
import { findInvoice } from './plans/plans-repository';
import { receiptNumber } from './presenter';
import { findPurchase, findUnmailed, updateToMailed } from './purchases-repository';

/** Mails of one run of the sweep. */
const BATCH = 50;

export interface Receipts {
  /** The receipt of a payer's own purchase as PDF. @throws AppError `not_found` */
  pdf(payerId: string, id: string): Promise<{ name: string; content: Buffer }>;
  /** The receipt of a payer's own paid invoice as PDF; undefined when there is none. */
  invoicePdf(payerId: string, id: string): Promise<{ name: string; content: Buffer } | undefined>;
  /** Mails the receipts that have not been mailed. */
  mail(): Promise<void>;
}

export function createReceipts(db: Db, mailer: Pick<Mailer, 'send'>, publicUrl: string): Receipts {
  return {
    async pdf(payerId, id) {
      const row = isUuid(id) ? await findPurchase(db, id) : undefined;
      const payer = row?.payer_id === payerId ? await findUser(db, payerId) : undefined;
      if (!row || !payer) throw notFound('purchase');
      // Loaded only here: the library takes memory that most processes never need.
      const { receiptPdf } = await import('./receipt-pdf');
      const number = receiptNumber(row);
      const content = await receiptPdf({
        ...{ number, paidAt: row.created_at, name: payer.name, email: payer.email },
        item: `Package ${row.name}, ${row.credits.toLocaleString('en-US')} credits`,
        ...{ note: 'The credits do not expire.', refunded: row.refunded, testMode: row.provider === 'embedded' },
        price: { amount: row.amount, currency: row.currency as Currency },
      });
      return { name: `${number}.pdf`, content };
    },
    async invoicePdf(payerId, id) {
      const row = isUuid(id) ? await findInvoice(db, id) : undefined;
      const payer = row?.user_id === payerId && row.state === 'paid' ? await findUser(db, payerId) : undefined;
      if (!row || !payer) return undefined;
      const { receiptPdf } = await import('./receipt-pdf');
      const number = invoiceNumber(row);
      const content = await receiptPdf({
        ...{ number, paidAt: row.paid_at ?? row.created_at, name: payer.name, email: payer.email },
        ...{ item: `Plan ${row.description}`, note: 'Plan credits end with their period unless they roll over.' },
        ...{ refunded: row.refunded, testMode: row.provider === 'embedded' },
        price: { amount: row.amount, currency: row.currency as Currency },
      });
      return { name: `${number}.pdf`, content };
    },
    async mail() {
      for (const id of await findUnmailed(db, BATCH))
        await transact(db, async (tx) => {
          const row = await updateToMailed(tx, id);
          const payer = row && (await findUser(tx, row.payer_id));
          if (!row || !payer) return;
          const price = formatMoney({ amount: row.amount, currency: row.currency as Currency });
          const link = `${publicUrl}${purchaseReceipt.path.replace('{id}', id)}`;
          await mailer.send(
            letter(payer.email, `Receipt ${receiptNumber(row)}: ${row.credits} credits`, [
              { text: `Thank you. You paid ${price} for ${row.credits} credits, which do not expire.` },
              ...(row.provider === 'embedded' ? [{ text: 'Test mode: no money moved.' }] : []),
              { text: 'The receipt is here:' },
              { link, label: 'Open the receipt' },
            ]),
          );
        });
    },
  };
}
