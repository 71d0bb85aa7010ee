import type { LibraryPicture } from '@flint/shared/contracts/library';
import { Picture } from '@flint/shared/ui/media-card';
import { type KeyboardEvent, useState } from 'react';
import styles from './library-dialog.module.css';

/** A picture of the library, as it is chosen. */
export interface LibraryChoice {
  readonly id: string;
  /** Its title, or the file name of a photo. */
  readonly name: string;
  /** Its URL, which expires. */
  readonly src: string;
}

interface LibraryTilesProps {
  items: readonly LibraryPicture[];
  chosen: readonly string[];
  /** Whether no further one can be chosen. */
  full: boolean;
  onPress: (picture: LibraryChoice) => void;
}

/** The pictures as one Tab stop: arrows, Home and End move, Enter and Space choose. */
export function LibraryTiles({ items, chosen, full, onPress }: LibraryTilesProps) {
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, items.length - 1);
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const to = next(event.key, all.indexOf(document.activeElement as HTMLButtonElement), all);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    <ul className={styles.tiles} aria-label="Pictures of your library" onKeyDown={move}>
      {items.map(({ id, title, image }, at) => {
        const isChosen = chosen.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={isChosen}
              aria-disabled={(full && !isChosen) || undefined}
              title={title}
              tabIndex={at === stop ? 0 : -1}
              onFocus={() => setCurrent(at)}
              onClick={() => (isChosen || !full) && onPress({ id, name: title, src: image.url })}
            >
              <Picture
                key={image.url}
                src={image.url}
                alt={title}
                width={image.width}
                height={image.height}
                dominantColor={image.dominant_color}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The index that a key moves to; undefined for other keys and beyond the ends. */
function next(key: string, from: number, all: readonly HTMLElement[]): number | undefined {
  const columns = all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length;
  const to = {
    ...{ ArrowRight: from + 1, ArrowLeft: from - 1, ArrowDown: from + columns, ArrowUp: from - columns },
    ...{ Home: 0, End: all.length - 1 },
  }[key];
  return from >= 0 && to !== undefined && to >= 0 && to < all.length ? to : undefined;
}
