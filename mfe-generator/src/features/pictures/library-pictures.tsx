import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type LibraryPicture, listLibrary } from '@flint/shared/contracts/library';
import { sessionAtom } from '@flint/shared/state/session';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Chosen } from './chosen';
import styles from './pictures.module.css';

/** The newest pictures are enough to choose from here. */
const SHOWN = 24;

interface LibraryPicturesProps {
  chosen: readonly Chosen[];
  full: boolean;
  onAdd: (picture: Chosen) => void;
  onRemove: (ref: string) => void;
}

/** The newest pictures of the library; a press chooses one, or lets it go. */
export function LibraryPictures({ chosen, full, onAdd, onRemove }: LibraryPicturesProps) {
  const { pictures, said } = useNewest();
  if (said) return <p className={clsx(text.small, text.soft)}>{said}</p>;
  return (
    <ul className={styles.library}>
      {pictures.map(({ image }) => {
        const isChosen = chosen.some(({ ref }) => ref === image.id);
        const picture = { ref: image.id, name: image.prompt, src: image.url };
        return (
          <li key={image.id}>
            <button
              type="button"
              className={styles.pick}
              aria-pressed={isChosen}
              aria-label={image.prompt}
              title={image.prompt}
              disabled={full && !isChosen}
              onClick={() => (isChosen ? onRemove(picture.ref) : onAdd(picture))}
            >
              <img src={image.url} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function useNewest() {
  const userId = useAtomValue(sessionAtom).user?.id;
  const [state, setState] = useState<{ pictures: readonly LibraryPicture[]; said: string | null }>({
    pictures: [],
    said: 'Loading...',
  });
  useEffect(() => {
    if (userId === undefined) return setState({ pictures: [], said: 'Sign in to choose from your library.' });
    const abort = new AbortController();
    request(listLibrary, { query: { kind: 'image', limit: SHOWN } }, { signal: abort.signal }).then(
      ({ items }) => {
        const pictures = items.filter((item) => item.kind === 'image');
        setState({ pictures, said: pictures.length === 0 ? 'There is no picture in it yet.' : null });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ pictures: [], said: toMessage(error) });
      },
    );
    return () => abort.abort();
  }, [userId]);
  return state;
}
