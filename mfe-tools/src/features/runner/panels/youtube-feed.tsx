import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { ClampedText, cutWords } from './clamped-text';
import styles from './youtube.module.css';

export type FeedPlace = 'home' | 'search' | 'sidebar' | 'phone';

interface YoutubeFeedProps {
  theme: 'light' | 'dark';
  place: FeedPlace;
  title: string;
  /** The user's thumbnail; with it all thumbnails have YouTube's size. */
  thumbnail?: ReactNode;
}

/** Fictitious videos beside the user's own. */
const SAMPLES = [
  { title: 'A Cabin With No Road', channel: 'Tall Pines', facts: '318K views · 1 year ago', length: '21:06' },
  { title: 'A Night With Slow Radio', channel: 'Lamp & Window', facts: '9.2K views · 3 weeks ago', length: '1:02:30' },
];

/** Preview of a YouTube feed in one of its themes, with the user's title first. */
export function YoutubeFeed({ theme, place, title, thumbnail }: YoutubeFeedProps) {
  const [cut, setCut] = useState<number | null>(null);
  const others = place === 'phone' ? SAMPLES.slice(0, 1) : SAMPLES;
  const cards = [{ title, channel: 'Your channel', facts: '41K views · 2 days ago', length: '12:48' }, ...others];
  return (
    <figure className={styles.feed} data-theme={theme} data-place={place} data-real={thumbnail ? '' : undefined}>
      <div className={styles.cards}>
        {cards.map((card, at) => (
          <article key={card.channel} className={styles.card}>
            <div className={clsx(styles.picture, at === 0 ? styles.own : thumbnail && styles.sample)}>
              {at === 0 && thumbnail}
              <span className={styles.length}>{card.length}</span>
            </div>
            <div className={styles.meta}>
              <span className={styles.avatar} aria-hidden="true">
                {card.channel.charAt(0)}
              </span>
              <div>
                {at === 0 ? (
                  <ClampedText key={`${place} ${title}`} text={title} className={styles.videoTitle} onCut={setCut} />
                ) : (
                  <p className={styles.videoTitle}>{card.title}</p>
                )}
                <p className={styles.facts}>
                  {card.channel}
                  <br />
                  {card.facts}
                </p>
              </div>
            </div>
          </article>
        ))}
      </div>
      <figcaption className={styles.cut}>
        <span role="status">{cutWords(cut, title)}</span>
      </figcaption>
    </figure>
  );
}
