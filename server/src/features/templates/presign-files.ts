import { UPLOADS, type UploadPurpose } from '@flint/shared/contracts/upload-rules';
import { PresignBody } from '@flint/shared/contracts/uploads';
import { AppError } from '../../platform/http/app-error';
import { fileUrlOf } from '../tools/jobs/job-order';
import type { Uploads } from '../uploads/uploads-service';

interface FileToSend {
  readonly name: string;
  readonly contentType: string;
}

/** Signs an address for each file: pictures and recordings, of any size up to the maximum. @throws AppError naming it */
export async function presignFiles(uploads: Pick<Uploads, 'presign'>, userId: string, files: readonly FileToSend[]) {
  const wishes = files.map(({ name, contentType }, at) => {
    const purpose: UploadPurpose = contentType.startsWith('image/') ? 'source-image' : 'recording';
    const { data, error } = PresignBody.safeParse({ purpose, name, contentType, bytes: UPLOADS[purpose].maxBytes });
    if (data) return data;
    throw new AppError('invalid_input', error.issues[0]?.message ?? 'This file is not taken.', {
      field: `files.${at}.contentType`,
    });
  });
  const signed = [];
  for (const wish of wishes) {
    const { uploadId: key, uploadUrl } = await uploads.presign(userId, wish, true);
    signed.push({ uploadUrl, fileUrl: fileUrlOf(key), key });
  }
  return signed;
}
