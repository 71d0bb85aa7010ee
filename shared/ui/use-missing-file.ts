import { useEffect, useState } from 'react';

/** Whether an error says that a lazy script or style sheet did not load, as the bundler's runtime reports it. */
export function isMissingFile(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** Whether the file that did not load is no longer on the server: this page is of an older release. */
export function useIsStale(error: unknown): boolean {
  const [stale, setStale] = useState(false);
  useEffect(() => {
    let left = false;
    setStale(false);
    void isGone(error).then((gone) => {
      if (!left) setStale(gone);
    });
    return () => {
      left = true;
    };
  }, [error]);
  return stale;
}

/** False when there is no answer, as without a network: then the file may still be there. */
async function isGone(error: unknown): Promise<boolean> {
  const { request } = (error ?? {}) as { request?: unknown };
  if (!isMissingFile(error) || typeof request !== 'string') return false;
  try {
    const { status } = await fetch(request, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
