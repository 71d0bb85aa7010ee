import { RATING_MAX } from '@flint/shared/contracts/reviews';
import { useId } from 'react';
import styles from './reviews.module.css';

const ALL = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** A rating as stars, named for those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} of ${RATING_MAX} stars`}>
      {ALL.map((star) => (
        <span key={star} data-full={star <= rating || undefined}>
          ★
        </span>
      ))}
    </span>
  );
}

interface StarsFieldProps {
  /** 0 for none yet. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
}

/** A choice of stars: radio buttons, so that arrow keys move it. */
export function StarsField({ value, onChange, error }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.rating} aria-describedby={error && `${id}-error`}>
      <legend>Rating</legend>
      <div className={styles.stars}>
        {ALL.map((star) => (
          <label key={star} data-full={star <= value || undefined}>
            <input
              type="radio"
              className="sr"
              name={id}
              checked={star === value}
              aria-invalid={error ? true : undefined}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              onChange={() => onChange(star)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
