import { Icon } from '@flint/shared/ui/icon';
import { IconButton } from '@flint/shared/ui/icon-button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Image, X } from 'lucide-react';
import { useState } from 'react';
import type { Chosen } from './chosen';
import styles from './pictures.module.css';

interface ChosenPicturesProps {
  pictures: readonly Chosen[];
  onRemove: (ref: string) => void;
}

/** The chosen pictures, each with a remove button. */
export function ChosenPictures({ pictures, onRemove }: ChosenPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="Chosen pictures">
      {pictures.map(({ ref, name, src }) => (
        <li key={ref}>
          <Thumb src={src} />
          <span className={clsx(text.small, text.clip)}>{name}</span>
          <IconButton icon={X} label={`Remove ${name}`} onClick={() => onRemove(ref)} />
        </li>
      ))}
    </ul>
  );
}

/** A thumbnail, where the picture can be loaded: library URLs expire. */
function Thumb({ src }: { src: string | null }) {
  const [gone, setGone] = useState(false);
  if (src === null || gone) return <Icon of={Image} />;
  return <img src={src} alt="" className={styles.thumb} onError={() => setGone(true)} />;
}
