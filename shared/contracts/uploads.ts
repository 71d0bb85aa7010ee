import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { kindOf, UPLOADS, type UploadPurpose, uploadFault } from './upload-rules';

/** Headers of every upload, as object stores require. */
export const UPLOAD_ENCRYPTION = { 'x-amz-server-side-encryption': 'AES256' } as const;
/**
 * Response header to HEAD at a resumable address: the number of received bytes. A PUT with `Content-Range` (RFC 9110,
 * 14.5) resumes from there, DELETE discards them. The name is from draft-ietf-httpbis-resumable-upload.
 */
export const UPLOAD_OFFSET = 'upload-offset';

const PURPOSES = Object.keys(UPLOADS) as UploadPurpose[];
/** Limit of file systems. */
const NAME_MAX = 255;

interface Announced {
  readonly purpose: UploadPurpose;
  readonly name?: string | undefined;
  readonly contentType: string;
  readonly bytes: number;
}

const faultOf = ({ input }: { input?: unknown }) => {
  const { purpose, name, contentType, bytes } = input as Announced;
  return uploadFault(purpose, { name, type: contentType, bytes }) ?? 'The name and the type of the file do not fit.';
};

export const PresignBody = z
  .object({
    purpose: z.enum(PURPOSES, `The purpose is one of ${PURPOSES.join(', ')}.`),
    /** The owner's file name: for messages, and to name results. */
    name: z.optional(z.string('The name is a text.').check(z.maxLength(NAME_MAX, 'The name is too long.'))),
    contentType: z.string('Say what type the file is of.').check(z.maxLength(100)),
    bytes: z.int('Say how many bytes the file has.').check(z.minimum(1, 'The file is empty.')),
  })
  .check(
    z.refine(
      ({ purpose, name, contentType }) =>
        kindOf(purpose, { name, type: contentType })?.types.includes(contentType) ?? false,
      { path: ['contentType'], error: faultOf },
    ),
    z.refine(({ purpose, bytes }) => bytes <= UPLOADS[purpose].maxBytes, { path: ['bytes'], error: faultOf }),
  );
export type PresignBody = z.infer<typeof PresignBody>;

/** Where to PUT the file, once, with exactly these headers. */
export const Presigned = z.object({
  uploadId: z.string(),
  /** A URL of this server, or of the storage behind it. */
  uploadUrl: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Whether an interrupted PUT can be resumed; see {@link UPLOAD_OFFSET}. */
  resumable: z.boolean(),
  expiresAt: z.string(),
});
export type Presigned = z.infer<typeof Presigned>;

export const presignUpload = defineCall({
  id: 'presignUpload',
  method: 'POST',
  path: '/api/uploads/presign',
  tag: 'Uploads',
  summary: 'Prepare one upload',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: PresignBody,
  response: Presigned,
  failure: 'Failed to prepare upload',
});
