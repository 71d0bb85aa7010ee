import { listReviews } from '@flint/shared/contracts/reviews';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './home-reviews.module.css';
import section from './section.module.css';

const NEWEST = callResource(listReviews, { query: { limit: 6 } });

/** What users say, with the average of all reviews; nothing without reviews. */
export default function ReviewList() {
  const { data } = useResource(NEWEST);
  if (!data?.average) return null;
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
