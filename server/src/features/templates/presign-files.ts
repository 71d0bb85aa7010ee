import { kindOf, UPLOADS, type UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { PresignBody } from '@flint/shared/contracts/uploads';
import { AppError } from '../../platform/http/app-error';
import { fileUrlOf } from '../tools/jobs/job-order';
import type { Uploads } from '../uploads/uploads-service';

interface FileToSend {
  readonly name: string;
  readonly contentType: string;
  /** Bytes; any up to the maximum where it is left out. */
  readonly size?: number | undefined;
}

/** Signs an address for each file: a picture, a text file or a recording. @throws AppError naming it */
export async function presignFiles(uploads: Pick<Uploads, 'presign'>, userId: string, files: readonly FileToSend[]) {
  const wishes = files.map(({ name, contentType, size }, at) => {
    const purpose = purposeOf(name, contentType);
    const { data, error } = PresignBody.safeParse({
      purpose,
      name,
      contentType,
      bytes: size ?? UPLOADS[purpose].maxBytes,
    });
    if (data) return { data, atMost: size === undefined };
    const [issue] = error.issues;
    throw new AppError('invalid_input', issue?.message ?? 'This file is not taken.', {
      field: `files.${at}.${issue?.path[0] === 'bytes' ? 'size' : 'contentType'}`,
    });
  });
  const signed = [];
  for (const { data, atMost } of wishes) {
    const { uploadId: key, ...ticket } = await uploads.presign(userId, data, atMost);
    signed.push({ ...ticket, fileUrl: fileUrlOf(key), key });
  }
  return signed;
}

function purposeOf(name: string, type: string): UploadPurpose {
  if (type.startsWith('image/')) return 'source-image';
  return kindOf('text-file', { name, type }) ? 'text-file' : 'recording';
}
