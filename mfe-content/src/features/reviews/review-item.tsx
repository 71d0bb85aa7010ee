import type { Review } from '@flint/shared/contracts/reviews';
import { Badge } from '@flint/shared/ui/badge';
import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';
import styles from './reviews.module.css';
import { Stars } from './stars';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

interface ReviewItemProps {
  review: Review;
  /** Actions, or what else is known of it. */
  children?: ReactNode;
}

/** One review: who, how many stars, when, and the words as they were typed. */
export function ReviewItem({ review, children }: ReviewItemProps) {
  const { rating, comment, name, profileImageUrl, verifiedUse, createdAt } = review;
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        {profileImageUrl && <img className={styles.face} src={profileImageUrl} alt="" width={40} height={40} />}
        <strong>{name}</strong>
        <Stars rating={rating} />
        {verifiedUse && <Badge tone="good">Has made something with Flint</Badge>}
        <time dateTime={createdAt} className={`${text.small} ${text.faint}`}>
          {DAY.format(new Date(createdAt))}
        </time>
      </div>
      <p className={styles.comment}>{comment}</p>
      {children}
    </li>
  );
}
