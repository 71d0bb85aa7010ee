import { Icon } from '@flint/shared/ui/icon';
import { IconButton } from '@flint/shared/ui/icon-button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Image, X } from 'lucide-react';
import type { Chosen } from './order';
import styles from './pictures.module.css';

interface ChosenPicturesProps {
  pictures: readonly Chosen[];
  onRemove: (ref: string) => void;
}

/** What will be taken apart. */
export function ChosenPictures({ pictures, onRemove }: ChosenPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="Chosen pictures">
      {pictures.map(({ ref, name, src }) => (
        <li key={ref}>
          {src ? <img src={src} alt="" className={styles.thumb} /> : <Icon of={Image} />}
          <span className={clsx(text.small, text.clip)}>{name}</span>
          <IconButton icon={X} label={`Remove ${name}`} onClick={() => onRemove(ref)} />
        </li>
      ))}
    </ul>
  );
}
