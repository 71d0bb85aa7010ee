import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** What may be uploaded, for what: the types and the size an upload is signed for. */
export const UPLOADS = {
  'profile-picture': { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5_000_000 },
} as const satisfies Record<string, { types: readonly string[]; maxBytes: number }>;
export type UploadPurpose = keyof typeof UPLOADS;

const PURPOSES = Object.keys(UPLOADS) as UploadPurpose[];

export const PresignBody = z
  .object({
    purpose: z.enum(PURPOSES, `The purpose is one of ${PURPOSES.join(', ')}.`),
    contentType: z.string('Say what type the file is of.').check(z.maxLength(100)),
    bytes: z.int('Say how many bytes the file has.').check(z.minimum(1, 'The file is empty.')),
  })
  .check(
    z.refine(({ purpose, contentType }) => (UPLOADS[purpose].types as readonly string[]).includes(contentType), {
      path: ['contentType'],
      error: 'Files of this type are not taken here. Use JPEG, PNG or WebP.',
    }),
    z.refine(({ purpose, bytes }) => bytes <= UPLOADS[purpose].maxBytes, {
      path: ['bytes'],
      error: 'The file is too large.',
    }),
  );
/** Where to PUT the file, once, with exactly these headers. */
export const Presigned = z.object({
  uploadId: z.string(),
  /** Of this server, or of the storage behind it. */
  uploadUrl: z.string(),
  headers: z.record(z.string(), z.string()),
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
