import { useEffect, useState } from 'react';

interface PictureState {
  readonly picture: ImageBitmap | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The pixels of a picture, for a canvas; null while they are fetched, and where there is no address. */
export function usePicture(url: string | undefined): PictureState {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setPicture(null);
    setFailed(false);
    if (url === undefined) return;
    const abort = new AbortController();
    let made: ImageBitmap | undefined;
    // What failed once is asked for past the browser's own store.
    fetch(url, { signal: abort.signal, cache: attempt > 0 ? 'reload' : 'default' })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        made = await createImageBitmap(await answer.blob());
        if (abort.signal.aborted) made.close();
        else setPicture(made);
      })
      .catch(() => {
        if (!abort.signal.aborted) setFailed(true);
      });
    return () => {
      abort.abort();
      made?.close();
    };
  }, [url, attempt]);
  return { picture, failed, retry: () => setAttempt((count) => count + 1) };
}
