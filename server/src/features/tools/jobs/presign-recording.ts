import { UPLOADS } from '@flint/shared/contracts/upload-rules';
import { PresignBody, type Presigned } from '@flint/shared/contracts/uploads';
import { AppError } from '../../../platform/http/app-error';
import type { Uploads } from '../../uploads/uploads-service';

interface Announced {
  readonly filename: string;
  readonly contentType: string;
  readonly size?: number | undefined;
}

const FIELDS: Readonly<Record<string, string>> = { bytes: 'size', name: 'filename' };

/**
 * Signs an upload address for a recording; without a size, for any size up to the maximum.
 * @throws AppError naming the field that breaks a rule of recordings
 */
export async function presignRecording(
  uploads: Pick<Uploads, 'presign'>,
  userId: string,
  { filename: name, contentType, size }: Announced,
): Promise<Presigned> {
  const purpose = 'recording';
  const bytes = size ?? UPLOADS[purpose].maxBytes;
  const { data, error } = PresignBody.safeParse({ purpose, name, contentType, bytes });
  if (data) return uploads.presign(userId, data, size === undefined);
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? 'contentType');
  throw new AppError('invalid_input', issue?.message ?? 'This file is not taken.', { field: FIELDS[field] ?? field });
}
