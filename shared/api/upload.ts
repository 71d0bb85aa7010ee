import { UPLOAD_ENCRYPTION, UPLOAD_OFFSET } from '../contracts/uploads';
import { apiAddress } from './config';
import { pause } from './pause';
import { putBytes } from './put-bytes';
import { UploadError } from './upload-error';
import { UPLOAD_PROGRESS_MAX, UPLOAD_PROGRESS_MIN, uploadPercent } from './upload-progress';

export interface UploadInput {
  readonly file: Blob;
  /** The content type that the address was signed for. */
  readonly contentType: string;
  /** Receives the progress in whole percent: 0 first, 100 when the upload is complete. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  /** Aborts the upload: it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the address supports resuming after a broken connection. */
  readonly resumable?: boolean | undefined;
  /** Called with true when the connection breaks and a retry is waiting, with false when it resumes. */
  readonly onWaiting?: ((waiting: boolean) => void) | undefined;
}

/** Backoff between attempts that transfer nothing, in milliseconds; an attempt that transfers bytes resets it. */
const WAITS = [1000, 2000, 4000, 8000, 15_000];
/**
 * Transient failures: no answer, a proxy without its server (502, 503, 504), or a server that still holds the broken
 * attempt (409).
 */
const PASSING: readonly (number | undefined)[] = [undefined, 409, 502, 503, 504];

/**
 * Uploads a file to its presigned address. A resumable address is retried with backoff: each retry asks for the
 * received offset and sends the rest.
 * @throws UploadError when it is refused or the retries are used up; the signal's reason
 */
export async function uploadFile(url: string, input: UploadInput): Promise<void> {
  const { file, onProgress, onWaiting, resumable = false, signal = new AbortController().signal } = input;
  const address = url.startsWith('/') ? apiAddress(url) : url;
  onProgress?.(UPLOAD_PROGRESS_MIN);
  let reached = 0;
  for (let attempt = 0, resumed = false; ; resumed = true) {
    try {
      const from = resumed ? await receivedAt(address, signal) : undefined;
      if (resumed) onWaiting?.(false);
      if (from !== undefined && from > reached) {
        reached = from;
        attempt = 0;
      }
      if (from !== file.size) await send(address, { ...input, signal }, from);
      break;
    } catch (error) {
      const wait = WAITS[attempt++];
      const passing = error instanceof UploadError && PASSING.includes(error.status);
      if (!resumable || !passing || wait === undefined) throw error;
      onWaiting?.(true);
      await waitToRetry(wait, signal);
    }
  }
  onProgress?.(UPLOAD_PROGRESS_MAX);
}

function send(address: string, input: UploadInput & { signal: AbortSignal }, from: number | undefined): Promise<void> {
  const { file, contentType, onProgress, signal } = input;
  const range = from === undefined ? {} : { 'content-range': `bytes ${from}-${file.size - 1}/${file.size}` };
  return putBytes(address, {
    headers: { 'content-type': contentType, ...UPLOAD_ENCRYPTION, ...range },
    body: from === undefined ? file : file.slice(from),
    signal,
    onSent: (sent) => onProgress?.(uploadPercent((from ?? 0) + sent, file.size)),
  });
}

/** The number of bytes that the server has received. */
async function receivedAt(address: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', signal }).catch(() => {
    signal.throwIfAborted();
    throw UploadError.lost();
  });
  if (!answer.ok) throw UploadError.refused(answer.status, '');
  return Number(answer.headers.get(UPLOAD_OFFSET));
}

/** Waits before a retry; an offline browser waits until it is online, however long that takes. */
async function waitToRetry(ms: number, signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return pause(ms, signal);
  await new Promise<void>((resolve, reject) => {
    const settle = () => {
      window.removeEventListener('online', settle);
      signal.removeEventListener('abort', settle);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    window.addEventListener('online', settle);
    signal.addEventListener('abort', settle);
  });
}
