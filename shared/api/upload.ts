import type { Presigned } from '../contracts/uploads';
import { apiAddress } from './config';

interface UploadOptions {
  /** Ends the upload: it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Told whole percents as bytes leave. */
  onProgress?: (percent: number) => void;
}

/**
 * Puts a file to its presigned address. Not by `fetch`: only XMLHttpRequest tells how much has left.
 * @throws Error with the store's own words, or saying that it cannot be reached
 */
export function putFile(ticket: Presigned, file: Blob, { signal, onProgress }: UploadOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sending = new XMLHttpRequest();
    const { uploadUrl } = ticket;
    sending.open('PUT', uploadUrl.startsWith('/') ? apiAddress(uploadUrl) : uploadUrl);
    for (const [name, value] of Object.entries(ticket.headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((loaded / Math.max(1, total)) * 100));
    sending.onload = () => (sending.status < 300 ? resolve() : reject(new Error(wordsOf(sending))));
    sending.onerror = () => reject(new Error('The upload broke off. Check your connection and try again.'));
    sending.onabort = () => reject(signal?.reason ?? new Error('The upload was stopped.'));
    signal?.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(file);
  });
}

function wordsOf({ responseText, status }: XMLHttpRequest): string {
  try {
    return String(JSON.parse(responseText).message);
  } catch {
    return `The upload was refused (${status}).`;
  }
}
