import * as z from '@flint/shared/contracts/schema';
import { CHAT_ENDS, CHAT_ROLES, ChatUsage } from './chat';
import { SERVED_BY } from './providers';
import { RUN_STATUSES } from './runs';
import { SparkAction } from './spark-actions';
import { SparkAttachment } from './spark-attachments';

/** How an answer was written, its cost and its ending. */
export const SparkRun = z.object({
  /** Its run, see `GET /api/runs/{id}`. */
  id: z.string(),
  status: z.enum(RUN_STATUSES),
  /** Null while it is written, and where nothing was written. */
  end: z.nullable(z.enum(CHAT_ENDS)),
  /** Why it ended early and what that cost; null when it is complete. */
  note: z.nullable(z.string()),
  /** Held credits while it is written. */
  price: z.number(),
  /** Charged credits; null until it has ended. */
  charged: z.nullable(z.number()),
  returned: z.nullable(z.number()),
  usage: z.nullable(ChatUsage),
  servedBy: z.enum(SERVED_BY),
  /** Where the text begins in the answer's stream; absent: at 0. See `moved` of its events. */
  moved: z.optional(z.number()),
});
export type SparkRun = z.infer<typeof SparkRun>;

/** A message of a conversation, which is a tree: an edited or regenerated message is a sibling of the original. */
export const SparkMessage = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** The message it follows; null for a first message. */
  parentId: z.nullable(z.string()),
  /** All messages with the same parent, including itself, oldest first. */
  siblings: z.array(z.string()),
  role: z.enum(CHAT_ROLES),
  /** Markdown. While it is written: the text so far. */
  content: z.string(),
  /** Whether it continues the answer before it: both are one text. */
  continues: z.boolean(),
  /** The model that writes it; null for a user's message. */
  model: z.nullable(z.string()),
  attachments: z.array(SparkAttachment),
  /** Proposed actions; none runs without approval. */
  actions: z.array(SparkAction),
  /** Null for a user's message, and for copies in a fork. */
  run: z.nullable(SparkRun),
  createdAt: z.string(),
});
export type SparkMessage = z.infer<typeof SparkMessage>;
