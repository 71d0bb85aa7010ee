import { libraryItem } from '@flint/shared/contracts/library';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { IconButton } from '@flint/shared/ui/icon-button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { Chosen } from './chosen';
import styles from './pictures.module.css';
import { Thumb } from './thumb';

interface ChosenPicturesProps {
  pictures: readonly Chosen[];
  onRemove: (ref: string) => void;
}

/** The chosen pictures, each with a remove button. */
export function ChosenPictures({ pictures, onRemove }: ChosenPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="Chosen pictures">
      {pictures.map((picture) => (
        <ChosenRow key={picture.ref} picture={picture} onRemove={() => onRemove(picture.ref)} />
      ))}
    </ul>
  );
}

function ChosenRow({ picture, onRemove }: { picture: Chosen; onRemove: () => void }) {
  const { name, src } = useFresh(picture);
  return (
    <li>
      <Thumb key={src} src={src} className={styles.thumb} />
      <span className={clsx(text.small, text.clip)}>{name}</span>
      <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}

/** The name and the thumbnail of a library picture as they are now: its URL expires. Others are as they were chosen. */
function useFresh({ ref, name, src, from }: Chosen): Pick<Chosen, 'name' | 'src'> {
  const { data } = useResource(from === 'library' ? callResource(libraryItem, { params: { id: ref } }) : null);
  return data?.item.image ? { name: data.item.title, src: data.item.image.url } : { name, src };
}
