import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import type { UploadPurpose } from './upload-rules';

export const ATTACHMENT_KINDS = ['image', 'text', 'audio'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** What each kind is uploaded for: `POST /api/uploads/presign` says what is taken, and how much of it. */
export const ATTACHMENT_PURPOSES = {
  image: 'source-image',
  text: 'text-file',
  audio: 'recording',
} as const satisfies Record<AttachmentKind, UploadPurpose>;

/** Attachments of one message. */
export const ATTACHMENTS_MAX = 8;
/** Characters of an attachment that a model is told; the rest is left out, and it is told so. */
export const ATTACHMENT_TEXT_MAX = 24_000;

export const SparkAttachment = z.object({
  id: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  /** What its owner calls it. */
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** `reading`: a recording is being written down; a message waits for that. */
  state: z.enum(['ready', 'reading', 'failed']),
  /** Why it cannot be used, in words. */
  message: z.nullable(z.string()),
  /** A picture's address, signed anew by every answer. */
  url: z.nullable(z.string()),
  /** What a text says, or what was heard; null for pictures, and until it was heard. */
  text: z.nullable(z.string()),
  /** The run that writes a recording down: follow it, and it says what that costs. */
  runId: z.nullable(z.string()),
});
export type SparkAttachment = z.infer<typeof SparkAttachment>;

const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const base = { tag: 'Spark', auth: 'verified' } as const;
const Answer = z.object({ attachment: SparkAttachment });

/**
 * Takes an upload as an attachment of a message to come. A recording is written down by a run of its own, which costs
 * what `POST /api/fal-ai/transcribe` costs.
 */
export const attachFile = defineCall({
  ...base,
  id: 'attachFile',
  method: 'POST',
  path: '/api/viewspark/attachments',
  summary: 'Attach an uploaded picture, text or recording',
  rateLimit: 'write',
  idempotency: 'key',
  body: z.object({
    uploadId: z.uuid('Upload the file first.'),
    kind: z.enum(ATTACHMENT_KINDS, `The kind is one of ${ATTACHMENT_KINDS.join(', ')}.`),
  }),
  response: Answer,
  failure: 'The file could not be attached',
});
export const readAttachment = defineCall({
  ...base,
  id: 'readAttachment',
  method: 'GET',
  path: '/api/viewspark/attachments/{id}',
  summary: 'One attachment as it is now',
  rateLimit: 'read',
  idempotency: 'safe',
  params: ById,
  response: Answer,
});
/** One that was sent with a message stays with it. */
export const discardAttachment = defineCall({
  ...base,
  id: 'discardAttachment',
  method: 'DELETE',
  path: '/api/viewspark/attachments/{id}',
  summary: 'Forget an attachment that was not sent',
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  response: z.object({ deleted: z.boolean() }),
});
