import { UPLOAD_ENCRYPTION, UPLOAD_OFFSET } from '../contracts/uploads';
import { apiAddress } from './config';
import { pause } from './pause';
import { putBytes } from './put-bytes';
import { UploadError } from './upload-error';
import { UPLOAD_PROGRESS_MAX, UPLOAD_PROGRESS_MIN, uploadPercent } from './upload-progress';

export interface UploadInput {
  readonly file: Blob;
  /** The type the address was signed for. */
  readonly contentType: string;
  /** Told whole percents as bytes leave: 0 first, 100 when the file is there. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  /** Ends the upload: it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the address can go on with a file whose connection broke. */
  readonly resumable?: boolean | undefined;
  /** Told when the connection breaks and the upload waits to go on, and when it does. */
  readonly onWaiting?: ((waiting: boolean) => void) | undefined;
}

/** Milliseconds before attempts that bring nothing; one that brings bytes starts them anew. */
const WAITS = [1000, 2000, 4000, 8000, 15_000];
/** What a proxy says while the server is away, and the server while it still holds the attempt that broke. */
const PASSING: readonly (number | undefined)[] = [undefined, 409, 502, 503, 504];

/**
 * Puts a file to its presigned address: in one piece, or, where the address is resumable, in as many as it takes.
 * @throws UploadError when it is refused, or the connection breaks for good; the signal's reason
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
      await lull(wait, signal);
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

/** Bytes of the file that are there. */
async function receivedAt(address: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', signal }).catch(() => {
    signal.throwIfAborted();
    throw UploadError.lost();
  });
  if (!answer.ok) throw UploadError.refused(answer.status, '');
  return Number(answer.headers.get(UPLOAD_OFFSET));
}

/** Waits; a browser that says it is offline is waited for as long as it is. */
async function lull(ms: number, signal: AbortSignal): Promise<void> {
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
