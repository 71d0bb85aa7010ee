import { randomUUID } from 'node:crypto';
import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import type { Tx } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { RunRow } from '../runs/tables';
import type { ActionOrders } from './action-orders';
import { changeAction, findAction, findActionsOf, insertAction } from './actions-repository';
import { toAction } from './presenter';
import type { Proposal } from './proposals';
import type { SparkActionRow } from './tables';

/** Every method that takes an id throws AppError `not_found` when it is no card of the user's. */
export interface Actions {
  /** Cards by message. */
  of(userId: string, messageIds: readonly string[]): Promise<Map<string, SparkAction[]>>;
  /** The card with its current price. */
  read(userId: string, id: string): Promise<SparkAction>;
  /**
   * Orders what a card proposes; idempotent.
   * @throws AppError `conflict` naming `price` when the price has changed, or when the card was dismissed;
   * `not_configured`; the errors of ordering
   */
  approve(userId: string, id: string, price: number): Promise<{ action: SparkAction; run: RunRow | null }>;
  /** @throws AppError `conflict` when it was approved */
  dismiss(userId: string, id: string): Promise<SparkAction>;
  /** Creates cards for validated proposals; nothing is ordered. */
  propose(tx: Tx, place: Place, proposals: readonly Proposal[]): Promise<void>;
}

/** Where proposals stand. */
export interface Place {
  readonly messageId: string;
  readonly brandProfileId: string | null;
}

const credits = (n: number) => (n === 1 ? '1 credit' : `${n} credits`);

/** Cards with Spark's proposals. A model only proposes; an order needs the user's own call. */
export function createActions({ db, orders }: { db: Db; orders: ActionOrders }): Actions {
  const own = async (userId: string, id: string): Promise<SparkActionRow> => {
    const row = isUuid(id) ? await findAction(db, userId, id) : undefined;
    if (!row) throw notFound('proposal');
    return row;
  };
  const changed = async (row: SparkActionRow, change: Parameters<typeof changeAction>[2]) =>
    (await changeAction(db, row.id, change)) ?? row;

  /** The card with its current price, which is stored when it has changed. */
  async function quoted(userId: string, row: SparkActionRow) {
    if (row.status !== 'proposed') return { row, whyNot: null };
    const { price, whyNot } = await orders.quote(row.kind, row.input, userId);
    return { row: price === row.price ? row : await changed(row, { price }), whyNot };
  }

  return {
    async of(userId, messageIds) {
      const cards = new Map<string, SparkAction[]>();
      for (const row of await findActionsOf(db, userId, messageIds)) {
        const { row: card, whyNot } = row.price === null ? await quoted(userId, row) : { row, whyNot: null };
        cards.set(row.message_id, [...(cards.get(row.message_id) ?? []), toAction(card, whyNot)]);
      }
      return cards;
    },
    async read(userId, id) {
      const { row, whyNot } = await quoted(userId, await own(userId, id));
      return toAction(row, whyNot);
    },
    async approve(userId, id, price) {
      const card = await own(userId, id);
      if (card.status === 'dismissed') throw new AppError('conflict', 'This was dismissed. Ask Spark for it again.');
      if (card.status === 'proposed') {
        const { row, whyNot } = await quoted(userId, card);
        if (row.price === null) throw new AppError('not_configured', whyNot ?? 'Nobody does this on this server.');
        if (row.price !== price)
          throw new AppError('conflict', `This costs ${credits(row.price)} now. Look at it again.`, { field: 'price' });
      }
      // Under the card's own id: if killed before the next line, approving again finds the same order.
      const run = card.status === 'approved' && card.kind === 'brand' ? null : await orders.place(userId, card);
      const decided = {
        status: 'approved' as const,
        run_id: run?.id ?? null,
        decided_at: card.decided_at ?? new Date(),
      };
      return { action: toAction(await changed(card, decided), null), run };
    },
    async dismiss(userId, id) {
      const card = await own(userId, id);
      if (card.status === 'approved')
        throw new AppError('conflict', 'This was approved. Stop what it started instead.');
      const decided = { status: 'dismissed' as const, decided_at: card.decided_at ?? new Date() };
      return toAction(await changed(card, decided), null);
    },
    async propose(tx, { messageId, brandProfileId }, proposals) {
      for (const [position, { kind, input }] of proposals.entries()) {
        // Its first reader asks the price: a quote may read a picture, by a connection of its own.
        await insertAction(tx, {
          ...{ id: randomUUID(), message_id: messageId, position, kind, input: JSON.stringify(input), price: null },
          ...{ brand_profile_id: kind === 'brand' ? brandProfileId : null, run_id: null, decided_at: null },
        });
      }
    },
  };
}
