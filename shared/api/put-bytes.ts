import { UploadError } from './upload-error';

interface PutRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly signal: AbortSignal;
  /** Receives the number of body bytes sent so far. */
  readonly onSent: (bytes: number) => void;
}

/**
 * Sends one PUT. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 * @throws UploadError when it is refused or the connection breaks; the signal's reason
 */
export function putBytes(address: string, { headers, body, signal, onSent }: PutRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const sending = new XMLHttpRequest();
    sending.open('PUT', address);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    const stop = () => sending.abort();
    sending.upload.onprogress = ({ loaded }) => onSent(loaded);
    sending.onload = () => {
      const { status, responseText } = sending;
      if (status >= 200 && status < 300) resolve();
      else reject(UploadError.refused(status, responseText));
    };
    sending.onerror = () => reject(UploadError.lost());
    sending.onabort = () => reject(signal.reason);
    sending.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop, { once: true });
    sending.send(body);
  });
}
