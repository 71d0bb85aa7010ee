import { toMessage } from '@flint/shared/api/message';
import { listLibrary } from '@flint/shared/contracts/library';
import { callResource } from '@flint/shared/state/resource';
import { sessionAtom } from '@flint/shared/state/session';
import { useResource } from '@flint/shared/state/use-resource';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import type { Chosen } from './chosen';
import styles from './pictures.module.css';

/** Only the newest pictures are offered here. */
const NEWEST = callResource(listLibrary, { query: { kind: 'image', limit: 24 } });

interface LibraryPicturesProps {
  chosen: readonly Chosen[];
  full: boolean;
  onAdd: (picture: Chosen) => void;
  onRemove: (ref: string) => void;
}

/** The newest pictures of the library; a press toggles one. */
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
  const isKnown = useAtomValue(sessionAtom).user !== null;
  const { status, data, error } = useResource(isKnown ? NEWEST : null);
  const pictures = data?.items.filter((item) => item.kind === 'image') ?? [];
  if (status === 'idle') return { pictures, said: 'Sign in to choose from your library.' };
  if (status === 'loading') return { pictures, said: 'Loading...' };
  if (status === 'failed') return { pictures, said: toMessage(error) };
  return { pictures, said: pictures.length === 0 ? 'There is no picture in it yet.' : null };
}
