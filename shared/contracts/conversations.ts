import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { CHAT_ROLES } from './chat';
import { SparkMessage } from './spark-messages';

export const TITLE_MAX = 120;
export const CONVERSATIONS_PAGE_DEFAULT = 50;
export const CONVERSATIONS_PAGE_MAX = 200;
/** Default page size of a conversation's messages. */
export const MESSAGES_PAGE_DEFAULT = 100;
export const MESSAGES_PAGE_MAX = 500;
/** Days during which a deleted conversation can be restored. */
export const CONVERSATION_KEPT_DAYS = 30;

/** The public page of a shared conversation. */
export const sharedPath = (token: string) => `/viewspark/shared/${encodeURIComponent(token)}`;

export const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  pinned: z.boolean(),
  /** The default brand and model of its answers. */
  brandProfileId: z.nullable(z.string()),
  model: z.nullable(z.string()),
  /** The last message of the displayed branch. */
  leafId: z.nullable(z.string()),
  /** The answer being written; null without one. */
  answeringId: z.nullable(z.string()),
  /** Token of its public link; null without one. */
  shareToken: z.nullable(z.string()),
  createdAt: z.string(),
  /** When the last message was added. */
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
});
export type Conversation = z.infer<typeof Conversation>;

/** A conversation in a list; in a search with the matching passage. */
export const ListedConversation = z.extend(Conversation, {
  /** The matching passage, with each match between `\u0002` and `\u0003`; null without a search. */
  snippet: z.nullable(z.string()),
  /** The message of the passage; null when the title matches. */
  messageId: z.nullable(z.string()),
});
export type ListedConversation = z.infer<typeof ListedConversation>;

/** Messages of the displayed branch, oldest first. */
const Branch = {
  messages: z.array(SparkMessage),
  /** Cursor: pass as `before` for earlier messages; null at the beginning. */
  earlier: z.nullable(z.string()),
};

const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const Limit = z.optional(z.union([z.string(), z.number()]));
const Flag = z.enum(['true', 'false'], 'Is either true or false.');
const base = { tag: 'Conversations', auth: 'session' } as const;
const read = { ...base, rateLimit: 'read', idempotency: 'safe' } as const;
const change = { ...base, rateLimit: 'write', idempotency: 'natural' } as const;
const One = z.object({ conversation: Conversation });

export const listConversations = defineCall({
  ...read,
  id: 'listConversations',
  method: 'GET',
  path: '/api/viewspark/conversations',
  summary: 'Own conversations, pinned ones first, then by when they were last spoken in',
  query: z.object({
    /** Words that all occur in the title, or all in one message; the last may be a prefix. */
    q: z.optional(z.string().check(z.maxLength(200, 'A search has at most 200 characters.'))),
    /** `true` lists deleted ones that can be restored. */
    deleted: z.optional(Flag),
    limit: Limit,
    /** `next` of the previous answer. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ conversations: z.array(ListedConversation), next: z.nullable(z.string()) }),
  failure: 'Failed to load your conversations',
});
export const readConversation = defineCall({
  ...read,
  id: 'readConversation',
  method: 'GET',
  path: '/api/viewspark/conversations/{id}',
  summary: 'A conversation and the end of the branch that is shown',
  params: ById,
  query: z.object({ limit: Limit }),
  response: z.extend(One, Branch),
  failure: 'Failed to load the conversation',
});
export const earlierMessages = defineCall({
  ...read,
  id: 'earlierMessages',
  method: 'GET',
  path: '/api/viewspark/conversations/{id}/messages',
  summary: 'What stands before a message',
  params: ById,
  query: z.object({ before: z.uuid('Name a message by its id.'), limit: Limit }),
  response: z.object(Branch),
  failure: 'Failed to load the conversation',
});
export const updateConversation = defineCall({
  ...change,
  id: 'updateConversation',
  method: 'PATCH',
  path: '/api/viewspark/conversations/{id}',
  summary: 'Rename or pin a conversation, choose its brand profile, its model or another branch',
  params: ById,
  body: z
    .object({
      title: z.optional(
        z
          .string('Give the conversation a name.')
          .check(
            z.trim(),
            z.minLength(1, 'Give the conversation a name.'),
            z.maxLength(TITLE_MAX, `A name has at most ${TITLE_MAX} characters.`),
          ),
      ),
      pinned: z.optional(z.boolean('Pinned is true or false.')),
      brandProfileId: z.optional(z.nullable(z.uuid('The brand profile is named by its id.'))),
      model: z.optional(
        z.nullable(
          z
            .string('The model is a text.')
            .check(z.trim(), z.minLength(1, 'Name a model.'), z.maxLength(200, 'The name of the model is too long.')),
        ),
      ),
      /** Shows the branch through this message, to its newest end. */
      messageId: z.optional(z.uuid('Name a message by its id.')),
    })
    .check(
      z.refine((body) => Object.values(body).some((value) => value !== undefined), {
        path: ['title'],
        error: 'Name what to change.',
      }),
    ),
  response: One,
  failure: 'Could not change the conversation',
});
export const deleteConversation = defineCall({
  ...change,
  id: 'deleteConversation',
  method: 'DELETE',
  path: '/api/viewspark/conversations/{id}',
  summary: `Delete a conversation; it can be taken back for ${CONVERSATION_KEPT_DAYS} days`,
  params: ById,
  response: z.object({ deleted: z.boolean() }),
  failure: 'Could not delete the conversation',
});
export const restoreConversation = defineCall({
  ...change,
  id: 'restoreConversation',
  method: 'POST',
  path: '/api/viewspark/conversations/{id}/restore',
  summary: 'Take a deleted conversation back',
  params: ById,
  response: One,
  failure: 'Could not take it back',
});
/** Starts a conversation with a copy of the messages up to this one. */
export const forkConversation = defineCall({
  ...change,
  idempotency: 'key',
  id: 'forkConversation',
  method: 'POST',
  path: '/api/viewspark/messages/{id}/fork',
  summary: 'Go on from a message in a conversation of its own',
  params: ById,
  response: One,
  failure: 'Could not fork the conversation',
});
/** Answers a file: the displayed branch as Markdown, or every branch as JSON. */
export const exportConversation = defineCall({
  ...read,
  id: 'exportConversation',
  method: 'GET',
  path: '/api/viewspark/conversations/{id}/export',
  summary: 'A conversation as a file',
  params: ById,
  query: z.object({ format: z.optional(z.enum(['markdown', 'json'], 'The format is markdown or json.')) }),
  response: z.any(),
  failure: 'The download failed',
});
/** Publishes a snapshot of the displayed branch to everyone with the link; later messages need another share. */
export const shareConversation = defineCall({
  ...change,
  id: 'shareConversation',
  method: 'POST',
  path: '/api/viewspark/conversations/{id}/share',
  summary: 'Make a public link, or show by it what was said since',
  params: ById,
  response: One,
  failure: 'Could not share the conversation',
});
export const unshareConversation = defineCall({
  ...change,
  id: 'unshareConversation',
  method: 'DELETE',
  path: '/api/viewspark/conversations/{id}/share',
  summary: 'Take the public link back; it never works again',
  params: ById,
  response: One,
  failure: 'Could not take the link back',
});
/** A shared conversation: text only, without its owner, files and cards. Not indexed by search engines. */
export const SharedConversation = z.object({
  title: z.string(),
  sharedAt: z.string(),
  messages: z.array(
    z.object({
      role: z.enum(CHAT_ROLES),
      content: z.string(),
      continues: z.boolean(),
      /** Names of attached files. */
      attachments: z.array(z.string()),
    }),
  ),
});
export type SharedConversation = z.infer<typeof SharedConversation>;
export const readShared = defineCall({
  ...read,
  auth: 'public',
  id: 'readShared',
  method: 'GET',
  path: '/api/viewspark/shared/{token}',
  summary: 'A shared conversation',
  params: z.object({ token: z.string().check(z.maxLength(64)) }),
  response: SharedConversation,
  failure: 'This link shows nothing any more',
});
