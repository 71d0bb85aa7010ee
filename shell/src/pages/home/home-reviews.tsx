import { listReviews } from '@flint/shared/contracts/reviews';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import styles from './home-reviews.module.css';
import section from './section.module.css';

const NEWEST = callResource(listReviews, { query: { limit: 6 } });

/** What users say, read once the reader comes near; nothing without reviews. */
export function HomeReviews() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: '50%' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const { data } = useResource(near ? NEWEST : null);
  if (!data?.average) return <div ref={place} />;
  return (
    <section className={clsx(section.section, section.band, styles.block)}>
      <h2 className={text.d3}>What creators say</h2>
      <p className={text.soft}>
        {data.average} of 5 stars from {data.total} {data.total === 1 ? 'review' : 'reviews'}.
      </p>
      <ul className={styles.list}>
        {data.reviews.map(({ id, rating, comment, name, verifiedUse }) => (
          <li key={id} className={styles.review}>
            <p className={styles.comment}>{comment}</p>
            <p className={clsx(text.small, text.soft)}>
              {name}, {rating} of 5 stars{verifiedUse && '. Has made something with Flint.'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
