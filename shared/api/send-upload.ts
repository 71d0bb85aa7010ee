import { kindOf, type UploadPurpose, uploadFault } from '../contracts/upload-rules';
import { type PresignBody, type Presigned, presignUpload } from '../contracts/uploads';
import { apiAddress } from './config';
import { request } from './request';
import { type UploadInput, uploadFile } from './upload';

type Announce = (facts: PresignBody, options: Pick<UploadInput, 'signal'>) => Promise<Presigned>;

interface SendOptions extends Pick<UploadInput, 'onProgress' | 'onWaiting' | 'signal'> {
  /** Asks for the address; by the call for every upload where nothing is said. */
  readonly announce?: Announce | undefined;
}

const byTheCallForAll: Announce = (body, options) => request(presignUpload, { body }, options);

/**
 * Announces a file, sends it, and answers the id that other calls name it by. Stopped, nothing of it stays.
 * @throws Error naming the rule the file breaks, before anything is sent; ApiError; UploadError; the signal's reason
 */
export async function sendUpload(purpose: UploadPurpose, file: Blob, options: SendOptions = {}): Promise<string> {
  const name = file instanceof File ? file.name : undefined;
  const { type, size: bytes } = file;
  const [contentType] = kindOf(purpose, { name, type })?.types ?? [];
  const fault = uploadFault(purpose, { name, type, bytes });
  if (contentType === undefined || fault !== undefined) throw new Error(fault);
  const { announce = byTheCallForAll, ...sending } = options;
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

/** Only a courtesy: what nobody uses is forgotten anyway. */
function forget({ uploadUrl, resumable }: Presigned): void {
  if (!resumable) return;
  const address = uploadUrl.startsWith('/') ? apiAddress(uploadUrl) : uploadUrl;
  fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}
