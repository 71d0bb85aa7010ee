import { pictureSubject, pictureTitle } from '@flint/shared/contracts/recipes/editing';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { findMadePictures } from './actions-repository';
import type { AttachmentRow } from './attachments-repository';

/** A picture of a conversation. */
export interface TalkPicture {
  /** Id of a library picture or of an attachment. */
  readonly id: string;
  readonly name: string;
}

/**
 * The newest picture of a branch: attached by the user, or made by a card.
 * @param messageIds the branch's messages, the oldest first
 */
export async function newestPicture(
  db: Db | Tx,
  messageIds: readonly string[],
  attached: readonly Pick<AttachmentRow, 'id' | 'kind' | 'name' | 'message_id'>[],
): Promise<TalkPicture | undefined> {
  const made = await findMadePictures(db, messageIds);
  for (const messageId of messageIds.toReversed()) {
    const result = made.find(({ message_id }) => message_id === messageId);
    if (result) return { id: result.id, name: pictureSubject(result.recipe) ?? pictureTitle(result.recipe) };
    const file = attached.findLast(({ kind, message_id }) => kind === 'image' && message_id === messageId);
    if (file) return { id: file.id, name: file.name };
  }
  return undefined;
}
