import * as z from '@flint/shared/contracts/schema';
import { CHAT_ENDS, CHAT_ROLES, ChatUsage } from './chat';
import { SERVED_BY } from './providers';
import { RUN_STATUSES } from './runs';
import { SparkAction } from './spark-actions';
import { SparkAttachment } from './spark-attachments';

/** How an answer was written, what it cost and how it ended. */
export const SparkRun = z.object({
  /** Its run: `GET /api/runs/{id}` has it too. */
  id: z.string(),
  status: z.enum(RUN_STATUSES),
  /** Null while it is written, and where nothing came. */
  end: z.nullable(z.enum(CHAT_ENDS)),
  /** Why it ended early and what that cost, in words; null when it is whole. */
  note: z.nullable(z.string()),
  /** Credits held while it is written. */
  price: z.number(),
  /** Null until it has ended. */
  charged: z.nullable(z.number()),
  returned: z.nullable(z.number()),
  usage: z.nullable(ChatUsage),
  servedBy: z.enum(SERVED_BY),
});
export type SparkRun = z.infer<typeof SparkRun>;

/** One message of a conversation, which is a tree: what was edited or answered anew stands beside what it was. */
export const SparkMessage = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** What it follows; null for a first message. */
  parentId: z.nullable(z.string()),
  /** All messages that follow the same one, itself among them, the oldest first. */
  siblings: z.array(z.string()),
  role: z.enum(CHAT_ROLES),
  /** Markdown. While it is written: as far as it has come. */
  content: z.string(),
  /** Goes on with the answer before it: both are one text. */
  continues: z.boolean(),
  /** Who wrote it, or is asked to; null for what a user wrote. */
  model: z.nullable(z.string()),
  attachments: z.array(SparkAttachment),
  /** What it proposes to do; nothing of it runs before it is approved. */
  actions: z.array(SparkAction),
  /** Null for what a user wrote, and for what came with a fork. */
  run: z.nullable(SparkRun),
  createdAt: z.string(),
});
export type SparkMessage = z.infer<typeof SparkMessage>;
