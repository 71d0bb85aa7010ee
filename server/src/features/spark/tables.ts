import type { ActionInput, ActionKind } from '@flint/shared/contracts/spark-actions';
import type { AttachmentKind } from '@flint/shared/contracts/spark-attachments';
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    conversation: ConversationTable;
    spark_message: SparkMessageTable;
    spark_attachment: SparkAttachmentTable;
    spark_action: SparkActionTable;
    spark_ended_share: EndedShareTable;
  }
}

/** A link that shows nothing any more. */
export interface EndedShareTable {
  /** SHA-256 of the token. */
  token_hash: string;
  ended_at: Generated<Date>;
}

export interface ConversationTable {
  id: string;
  user_id: string;
  title: string;
  /** Index text of the title; see `indexText`. */
  search: string;
  words: GeneratedAlways<string>;
  pinned: Generated<boolean>;
  brand_profile_id: string | null;
  model: string | null;
  /** Leaf of the current branch. */
  leaf_id: string | null;
  share_token: string | null;
  /** Leaf of the branch when it was shared. */
  shared_leaf_id: string | null;
  shared_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}
export type ConversationRow = Selectable<ConversationTable>;

export interface SparkMessageTable {
  id: string;
  conversation_id: string;
  parent_id: string | null;
  position: GeneratedAlways<number>;
  role: 'user' | 'assistant';
  /** Null while its run holds the text. */
  content: string | null;
  /** Index text of the content; see `indexText`. */
  search: Generated<string>;
  words: GeneratedAlways<string>;
  continues: Generated<boolean>;
  model: string | null;
  run_id: string | null;
  /** Whether the answer continues after its requester disconnects. */
  goes_on: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface SparkAttachmentTable {
  id: string;
  user_id: string;
  /** Null until it is sent. */
  message_id: string | null;
  position: Generated<number>;
  kind: AttachmentKind;
  upload_id: string;
  name: string;
  content_type: string;
  bytes: number;
  /** Pictures only. */
  storage_key: string | null;
  /** Texts only. */
  content: string | null;
  /** Recordings only: the run that transcribes it. */
  run_id: string | null;
  created_at: Generated<Date>;
}

export interface SparkActionTable {
  id: string;
  message_id: string;
  position: number;
  kind: ActionKind;
  input: JSONColumnType<ActionInput>;
  brand_profile_id: string | null;
  /** Credits, as last shown; null when it cannot be ordered. */
  price: number | null;
  status: Generated<'proposed' | 'approved' | 'dismissed'>;
  run_id: string | null;
  decided_at: Date | null;
}
export type SparkActionRow = Selectable<SparkActionTable>;
