import { Bookmark, Heart, MessageCircle, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ClampedText, cutWords } from './clamped-text';
import styles from './instagram.module.css';

interface InstagramPostProps {
  theme: 'light' | 'dark';
  caption: string;
  /** The post's picture; a plain one by default. */
  children?: ReactNode;
}

const ACTS = [Heart, MessageCircle, Send] as const;
const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Preview of a post in the feed, its caption cut as in the feed until it is tapped. */
export function InstagramPost({ theme, caption, children }: InstagramPostProps) {
  const [cut, setCut] = useState<number | null>(null);
  return (
    <figure className={styles.screen} data-theme={theme}>
      <div className={styles.post}>
        <p className={styles.handle}>
          <span className={styles.avatar} aria-hidden="true">
            Y
          </span>
          your.account
        </p>
        {children ?? <div className={styles.picture} />}
        <div className={styles.acts} aria-hidden="true">
          {ACTS.map((Act) => (
            <Act key={Act.displayName} {...ICON} />
          ))}
          <Bookmark {...ICON} className={styles.last} />
        </div>
        <ClampedText key={caption} text={`your.account ${caption}`} className={styles.feedCaption} onCut={setCut} />
        {cut !== null && <p className={styles.more}>… more</p>}
      </div>
      <figcaption className={styles.caption}>
        <span role="status">{cutWords(cut === null ? null : Math.max(0, cut - 'your.account '.length), caption)}</span>
      </figcaption>
    </figure>
  );
}
