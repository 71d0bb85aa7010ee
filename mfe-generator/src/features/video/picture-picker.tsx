import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import { listLibrary } from '@flint/shared/contracts/library';
import { sessionAtom } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Icon } from '@flint/shared/ui/icon';
import { Picture } from '@flint/shared/ui/media-card';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useAtomValue } from 'jotai';
import { Images } from 'lucide-react';
import { useState } from 'react';
import styles from './video.module.css';

const SHOWN = 24;

/** One of the user's latest pictures, chosen by sight. Strangers have none. */
export function PicturePicker({ onPick }: { onPick: (url: string) => void }) {
  const { user } = useAtomValue(sessionAtom);
  const [open, setOpen] = useState(false);
  const { pictures, error, load } = usePictures();
  if (!user) return null;
  const show = (next: boolean) => {
    setOpen(next);
    if (next) void load();
  };
  return (
    <>
      <Button size="sm" variant="line" onClick={() => show(true)}>
        <Icon of={Images} small />
        From the library
      </Button>
      <Dialog open={open} onOpenChange={show} title="Choose a picture" placement="side">
        {error && (
          <RetryNote title={error} onRetry={load}>
            Your pictures are safe.
          </RetryNote>
        )}
        {pictures === null && !error && <p role="status">Loading...</p>}
        {pictures?.length === 0 && <p>Nothing here yet. Make a picture first, or paste the address of one.</p>}
        <ul className={styles.pictures}>
          {pictures?.map(({ id, url, prompt, width, height, dominant_color }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onPick(url);
                  setOpen(false);
                }}
              >
                <Picture src={url} alt={prompt} width={width} height={height} dominantColor={dominant_color} />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function usePictures() {
  const [pictures, setPictures] = useState<readonly GeneratedImage[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = async () => {
    setError(null);
    try {
      const { items } = await request(listLibrary, { query: { kind: 'image', limit: SHOWN } });
      setPictures(items.flatMap(({ image }) => image ?? []));
    } catch (failure) {
      setError(toMessage(failure));
    }
  };
  return { pictures, error, load };
}
