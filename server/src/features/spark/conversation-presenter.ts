import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import type { Db } from '../../platform/db/database';
import type { Actions } from './actions-service';
import { findAttachmentsOf } from './attachments-repository';
import type { Attachments } from './attachments-service';
import { findSiblings, type MessageRow } from './messages-repository';
import { toMessage } from './presenter';

/** Presents messages of one conversation, with attachments and cards. */
export type PresentMessages = (userId: string, rows: readonly MessageRow[]) => Promise<SparkMessage[]>;

export function createPresentMessages(deps: {
  db: Db;
  attachments: Pick<Attachments, 'present'>;
  actions: Pick<Actions, 'of'>;
}): PresentMessages {
  return async (userId, rows) => {
    const [first] = rows;
    if (!first) return [];
    const ids = rows.map(({ id }) => id);
    const parents = [...new Set(rows.map(({ parent_id }) => parent_id))];
    const [siblings, files, actions] = await Promise.all([
      findSiblings(deps.db, first.conversation_id, parents),
      findAttachmentsOf(deps.db, ids),
      deps.actions.of(userId, ids),
    ]);
    return rows.map((row) =>
      toMessage(row, {
        siblings: siblings.get(row.parent_id) ?? [row.id],
        attachments: files.filter(({ message_id }) => message_id === row.id).map(deps.attachments.present),
        actions: actions.get(row.id) ?? [],
      }),
    );
  };
}
