import { kindOf, type UploadPurpose, uploadFault } from '../contracts/upload-rules';
import { type PresignBody, type Presigned, presignUpload } from '../contracts/uploads';
import { apiAddress } from './config';
import { request } from './request';
import { type UploadInput, uploadFile } from './upload';

/** Asks for an address that takes one file. */
export type Announce = (facts: PresignBody, options: Pick<UploadInput, 'signal'>) => Promise<Presigned>;

interface SendOptions extends Pick<UploadInput, 'onProgress' | 'onWaiting' | 'signal'> {
  /** Requests the presigned address; by default with the general `presignUpload` call. */
  readonly announce?: Announce | undefined;
}

const presign: Announce = (body, options) => request(presignUpload, { body }, options);

/**
 * Uploads a file: requests a presigned address, sends the bytes, and answers the upload id that other calls use. An
 * aborted upload is deleted on the server.
 * @throws Error naming the violated rule, before anything is sent; ApiError; UploadError; the signal's reason
 */
export async function sendUpload(purpose: UploadPurpose, file: Blob, options: SendOptions = {}): Promise<string> {
  const name = file instanceof File ? file.name : undefined;
  const { type, size: bytes } = file;
  const [contentType] = kindOf(purpose, { name, type })?.types ?? [];
  const fault = uploadFault(purpose, { name, type, bytes });
  if (contentType === undefined || fault !== undefined) throw new Error(fault);
  const { announce = presign, ...sending } = options;
  const { signal } = sending;
  const ticket = await announce({ purpose, name, contentType, bytes }, { signal });
  try {
    await uploadFile(ticket.uploadUrl, { ...sending, file, contentType, resumable: ticket.resumable });
  } catch (error) {
    if (signal?.aborted) forget(ticket);
    throw error;
  }
  return ticket.uploadId;
}

/** Best effort: the server deletes unused uploads anyway. */
function forget({ uploadUrl, resumable }: Presigned): void {
  if (!resumable) return;
  const address = uploadUrl.startsWith('/') ? apiAddress(uploadUrl) : uploadUrl;
  fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}
