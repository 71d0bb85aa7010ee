import type { Conversation } from '@flint/shared/contracts/conversations';
import { isEnded } from '@flint/shared/contracts/runs';
import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import type { SparkAttachment } from '@flint/shared/contracts/spark-attachments';
import type { SparkMessage, SparkRun } from '@flint/shared/contracts/spark-messages';
import type { MessageRow } from './messages-repository';
import type { ConversationRow, SparkActionRow } from './tables';

/** Presents a conversation to its owner. */
export function toConversation(row: ConversationRow, answeringId: string | null): Conversation {
  return {
    id: row.id,
    title: row.title,
    pinned: row.pinned,
    brandProfileId: row.brand_profile_id,
    model: row.model,
    leafId: row.leaf_id,
    answeringId,
    shareToken: row.share_token,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** Text of a message; while it is being written, its run's last checkpoint. */
export function contentOf({ content, output }: Pick<MessageRow, 'content' | 'output'>): string {
  return content ?? output?.content ?? '';
}

interface Company {
  readonly siblings: readonly string[];
  readonly attachments: readonly SparkAttachment[];
  readonly actions: readonly SparkAction[];
}

export function toMessage(row: MessageRow, { siblings, attachments, actions }: Company): SparkMessage {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    parentId: row.parent_id,
    siblings: [...siblings],
    role: row.role,
    content: contentOf(row),
    continues: row.continues,
    model: row.output?.model ?? row.model,
    attachments: [...attachments],
    actions: [...actions],
    run: toSparkRun(row),
    createdAt: row.created_at.toISOString(),
  };
}

function toSparkRun(row: MessageRow): SparkRun | null {
  const { run_id: id, status, served_by: servedBy, price, charged, note, output } = row;
  if (id === null || status === null || servedBy === null || price === null) return null;
  const ended = isEnded(status);
  return {
    id,
    status,
    end: ended ? (output?.end ?? null) : null,
    note,
    price,
    charged,
    returned: charged === null ? null : price - charged,
    usage: ended ? (output?.usage ?? null) : null,
    servedBy,
    ...(output?.moved !== undefined && { moved: output.moved }),
  };
}

export function toAction(row: SparkActionRow, whyNot: string | null): SparkAction {
  return {
    id: row.id,
    kind: row.kind,
    input: row.input,
    price: row.price,
    whyNot,
    status: row.status,
    runId: row.run_id,
    brandProfileId: row.brand_profile_id,
    decidedAt: row.decided_at?.toISOString() ?? null,
  } as SparkAction;
}
