import { hashtagsIn } from '@flint/shared/tools/measure/hashtags';
import { urlsIn } from '@flint/shared/tools/measure/urls';
import { useState } from 'react';
import styles from './youtube.module.css';

interface DescriptionBoxProps {
  theme: 'light' | 'dark';
  place: 'desktop' | 'phone';
  title: string;
  /** Hashtags above the title; empty for none. */
  above: string;
  description: string;
}

/** A description as YouTube shows it below a video: a few lines, expandable. */
export function DescriptionBox({ theme, place, title, above, description }: DescriptionBoxProps) {
  const [open, setOpen] = useState(false);
  return (
    <figure className={styles.feed} data-theme={theme} data-place={place} data-below="">
      <div className={styles.below}>
        {place === 'phone' && above && <p className={styles.linked}>{above}</p>}
        <p className={styles.watched}>{title}</p>
        <div className={styles.box}>
          <p className={styles.facts}>
            41K views · 2 days ago {place === 'desktop' && <span className={styles.linked}>{above}</span>}
          </p>
          <p className={styles.told} data-open={open || undefined}>
            <Linked text={description} />
          </p>
          <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show less' : '…more'}
          </button>
        </div>
      </div>
    </figure>
  );
}

/** Links that YouTube makes: URLs, hashtags and times. */
function Linked({ text }: { text: string }) {
  const addresses = urlsIn(text).map(({ start, end }) => text.slice(start, end));
  const times = text.match(/(?:\d+:)?\d{1,2}:\d{2}\b/g) ?? [];
  const known = [...new Set([...addresses, ...hashtagsIn(text), ...times])].sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const pattern = new RegExp(`(${known.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g');
  let from = 0;
  return text.split(pattern).map((piece) => {
    const key = from;
    from += piece.length + 1;
    return known.includes(piece) ? (
      <span key={key} className={styles.linked}>
        {piece}
      </span>
    ) : (
      piece
    );
  });
}
