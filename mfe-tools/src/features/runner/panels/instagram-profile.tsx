import { LimitCounter } from '@flint/shared/ui/limit-counter';
import { useState } from 'react';
import { ClampedText, cutWords } from './clamped-text';
import styles from './instagram.module.css';

interface InstagramProfileProps {
  theme: 'light' | 'dark';
  name: string;
  bio: string;
}

const COUNTS = ['posts', 'followers', 'following'] as const;

/** Preview of a profile's header: the name, and the lines of the bio above "more". */
export function InstagramProfile({ theme, name, bio }: InstagramProfileProps) {
  const [cut, setCut] = useState<number | null>(null);
  return (
    <figure className={styles.screen} data-theme={theme}>
      <div className={styles.profile}>
        <div className={styles.head}>
          <span className={styles.avatar} data-size="lg" aria-hidden="true">
            {Array.from(name)[0]}
          </span>
          <ul className={styles.counts} aria-hidden="true">
            {COUNTS.map((count) => (
              <li key={count}>
                <b>–</b>
                {count}
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.name}>{name}</p>
        <ClampedText key={bio} text={bio} className={styles.bio} onCut={setCut} />
        {cut !== null && <p className={styles.more}>… more</p>}
      </div>
      <figcaption className={styles.caption}>
        <span role="status">{cutWords(cut, bio)}</span>
        <LimitCounter rule="instagram.bio.length" value={bio} />
      </figcaption>
    </figure>
  );
}
