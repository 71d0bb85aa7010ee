import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import type { UploadPurpose } from './upload-rules';

export const ATTACHMENT_KINDS = ['image', 'text', 'audio'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Upload purpose of each kind: `POST /api/uploads/presign` defines types and sizes. */
export const ATTACHMENT_PURPOSES = {
  image: 'source-image',
  text: 'text-file',
  audio: 'recording',
} as const satisfies Record<AttachmentKind, UploadPurpose>;

/** Most attachments of one message. */
export const ATTACHMENTS_MAX = 8;
/** Most characters of an attachment in a prompt; the rest is cut, and the prompt says so. */
export const ATTACHMENT_TEXT_MAX = 24_000;

export const SparkAttachment = z.object({
  id: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  /** The owner's file name. */
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** `reading`: a recording is being transcribed, and the message waits for it. */
  state: z.enum(['ready', 'reading', 'failed']),
  /** Why it cannot be used, as a message. */
  message: z.nullable(z.string()),
  /** Signed URL of a picture, renewed by every answer. */
  url: z.nullable(z.string()),
  /** The text of a file or of a finished transcript; null for pictures and unfinished transcripts. */
  text: z.nullable(z.string()),
  /** The run that transcribes a recording; its price is in the run. */
  runId: z.nullable(z.string()),
});
export type SparkAttachment = z.infer<typeof SparkAttachment>;

const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const base = { tag: 'Spark', auth: 'verified' } as const;
const Answer = z.object({ attachment: SparkAttachment });

/**
 * Attaches an upload to a message to come. A recording is transcribed by a run of its own, at the price of `POST
 * /api/fal-ai/transcribe`.
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
/** Attachments of sent messages cannot be discarded. */
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
