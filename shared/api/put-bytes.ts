import { UploadError } from './upload-error';

interface Put {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly signal: AbortSignal;
  /** Told how many bytes of the body have left. */
  readonly onSent: (bytes: number) => void;
}

/**
 * One PUT. Not by `fetch`: only XMLHttpRequest tells how much has left.
 * @throws UploadError when it is refused or the connection breaks; the signal's reason
 */
export function putBytes(address: string, { headers, body, signal, onSent }: Put): Promise<void> {
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
