import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';

interface PictureState {
  readonly picture: ImageBitmap | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

const pixelsOf = (url: string): Resource<ImageBitmap> => ({
  key: `pixels ${url}`,
  async read({ signal, attempt }) {
    // A retry bypasses the browser's cache.
    const answer = await fetch(url, { signal, cache: attempt > 0 ? 'reload' : 'default' });
    if (!answer.ok) throw new Error(String(answer.status));
    return createImageBitmap(await answer.blob());
  },
  dispose: (pixels) => pixels.close(),
});

/** Loads a picture for a canvas; null while loading, and without a URL. */
export function usePicture(url: string | undefined): PictureState {
  const { data, status, reload } = useResource(url === undefined ? null : pixelsOf(url));
  return { picture: data ?? null, failed: status === 'failed', retry: reload };
}
