import { randomInt, randomUUID } from 'node:crypto';
import type { ContactBody, ContactMessage, ContactStatus } from '@flint/shared/contracts/contact';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { transact } from '../../platform/db/transaction';
import { keyReused, notFound } from '../../platform/http/app-error';
import type { Mailer } from '../../platform/mail/mailer';
import { answerMail } from './answer-mail';
import {
  countOpenMessages,
  findAnswers,
  findMessage,
  findMessages,
  insertAnswer,
  insertMessage,
  updateMessageStatus,
} from './contact-repository';
import type { ContactAnswerRow, ContactMessageRow } from './tables';

/** Letters and digits that are not mistaken for each other when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Messages of visitors. Every method that takes a message's id throws AppError `not_found` for an unknown one. */
export interface Contact {
  /** Idempotent by `key`. @returns the receipt number */
  send(body: ContactBody, key: string | undefined): Promise<string>;
  list(which: { status: ContactStatus | undefined; limit: number }): Promise<ContactMessage[]>;
  countOpen(): Promise<number>;
  /** Mails the answer once, however often its key is repeated. */
  answer(staffId: string, id: string, text: string, key: string | undefined): Promise<ContactMessage>;
  setStatus(staffId: string, id: string, status: ContactStatus): Promise<ContactMessage>;
}

export function createContact({ db, mailer }: { db: Db; mailer: Pick<Mailer, 'send'> }): Contact {
  const present = async (row: ContactMessageRow) => toMessage(row, await findAnswers(db, [row.id]));
  const found = async (id: string, find: () => Promise<ContactMessageRow | undefined>) => {
    const row = isUuid(id) ? await find() : undefined;
    if (!row) throw notFound('message');
    return row;
  };
  return {
    async send({ name = '', email, subject = '', message, extra = '' }, key) {
      const id = key ?? randomUUID();
      const row = await insertMessage(db, { id, receipt: newReceipt(), name, email, subject, message, trap: extra });
      if (row) return row.receipt;
      const before = await findMessage(db, id);
      if (before?.message === message && before.email === email) return before.receipt;
      throw keyReused();
    },

    async list(which) {
      const rows = await findMessages(db, which);
      const answers = await findAnswers(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) =>
        toMessage(
          row,
          answers.filter(({ message_id: of }) => of === row.id),
        ),
      );
    },

    countOpen: () => countOpenMessages(db),

    async answer(staffId, id, text, key) {
      const message = await found(id, () => findMessage(db, id));
      const isNew = await transact(db, async (tx) => {
        const inserted = await insertAnswer(tx, {
          id: key ?? randomUUID(),
          message_id: id,
          user_id: staffId,
          text,
        });
        if (!inserted) return false;
        await updateMessageStatus(tx, id, 'answered');
        await audit(tx, { actor: staffId, action: 'contact.answer', target: message.receipt });
        return true;
      });
      if (isNew) await mailer.send(answerMail(message, text));
      return present(await found(id, () => findMessage(db, id)));
    },

    async setStatus(staffId, id, status) {
      const row = await found(id, () =>
        transact(db, async (tx) => {
          const changed = await updateMessageStatus(tx, id, status);
          if (changed)
            await audit(tx, {
              actor: staffId,
              action: 'contact.status',
              target: changed.receipt,
              detail: { status },
            });
          return changed;
        }),
      );
      return present(row);
    },
  };
}

/** A random number to quote: `FL-7K3M-9Q2P`, 40 bits. */
function newReceipt(): string {
  const four = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `FL-${four()}-${four()}`;
}

function toMessage(row: ContactMessageRow, answers: readonly ContactAnswerRow[]): ContactMessage {
  const { id, receipt, name, email, subject, message, trap, status, created_at } = row;
  return {
    ...{ id, receipt, name, email, subject, message, status },
    suspected: trap !== '',
    createdAt: created_at.toISOString(),
    answers: answers.map(({ id, text, created_at: at }) => ({ id, text, createdAt: at.toISOString() })),
  };
}
