import { useCallback, useEffect, useRef, useState } from 'react';
import { type UploadPurpose, uploadFault } from '../contracts/upload-rules';

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
  readonly onWaiting: (waiting: boolean) => void;
}

/** Uploads one file and answers its upload id. */
export type SendFile = (file: File, options: SendOptions) => Promise<string>;

/** A chosen file with its upload state. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  /**
   * `waiting`: the connection broke, and the upload resumes when it is back. `refused`: the file broke a rule and was
   * not sent.
   */
  readonly state: 'sending' | 'waiting' | 'sent' | 'failed' | 'refused';
  /** Whole percent sent. */
  readonly percent: number;
  /** Why it failed or was refused. */
  readonly error?: string;
  /** Its id in other calls, once uploaded. */
  readonly uploadId?: string;
}

export interface FileUploads {
  readonly purpose: UploadPurpose;
  readonly max: number;
  readonly files: readonly ChosenFile[];
  /** Ids of the uploaded files, in the order they were chosen. */
  readonly uploadIds: readonly string[];
  /** Whether an upload is in progress. */
  readonly busy: boolean;
  /**
   * Adds files as far as there is room.
   * @returns how many found none
   */
  add(files: readonly File[]): number;
  retry(id: string): void;
  /** Aborts the upload, if in progress, and removes the file. */
  remove(id: string): void;
}

interface Options {
  readonly purpose: UploadPurpose;
  /** Maximum number of files. */
  readonly max?: number;
  /** `(file, options) => sendUpload(purpose, file, options)`. */
  readonly send: SendFile;
}

/** The files of one {@link FileDrop}: each is uploaded as soon as it is chosen. Unmounting aborts uploads. */
export function useFileUploads({ purpose, max = 1, send }: Options): FileUploads {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const underWay = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = underWay.current;
    return () => {
      for (const sending of all.values()) sending.abort();
    };
  }, []);

  const change = useCallback((id: string, next: Partial<ChosenFile>) => {
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...next } : each)));
  }, []);

  const start = async ({ id, file }: ChosenFile) => {
    const sending = new AbortController();
    underWay.current.set(id, sending);
    try {
      const uploadId = await send(file, {
        signal: sending.signal,
        onProgress: (percent) => change(id, { percent }),
        onWaiting: (waiting) => change(id, { state: waiting ? 'waiting' : 'sending' }),
      });
      change(id, { state: 'sent', uploadId });
    } catch (error) {
      if (!sending.signal.aborted) change(id, { state: 'failed', error: wordsOf(error) });
    } finally {
      underWay.current.delete(id);
    }
  };

  return {
    purpose,
    max,
    files,
    uploadIds: files.flatMap(({ uploadId }) => uploadId ?? []),
    busy: files.some(({ state }) => state === 'sending' || state === 'waiting'),
    add(all) {
      const taken = all.slice(0, max - files.length).map((file) => chosen(purpose, file));
      setFiles((before) => [...before, ...taken]);
      for (const each of taken) if (each.state === 'sending') void start(each);
      return all.length - taken.length;
    },
    retry(id) {
      const again = files.find((each) => each.id === id);
      if (!again) return;
      change(id, { state: 'sending', percent: 0 });
      void start(again);
    },
    remove(id) {
      underWay.current.get(id)?.abort();
      setFiles((before) => before.filter((each) => each.id !== id));
    },
  };
}

function chosen(purpose: UploadPurpose, file: File): ChosenFile {
  const error = uploadFault(purpose, { name: file.name, type: file.type, bytes: file.size });
  const id = crypto.randomUUID();
  return error ? { id, file, state: 'refused', percent: 0, error } : { id, file, state: 'sending', percent: 0 };
}

/** The message, followed by its specific reason. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The file could not be sent.';
  const { message, reason } = error as Error & { reason?: string };
  return reason ? `${message.replace(/\.$/, '')}. ${reason}` : message;
}
