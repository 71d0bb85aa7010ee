import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './radio-cards.module.css';

export interface RadioCard<V extends string> {
  value: V;
  label: ReactNode;
  /** A picture or drawing of the choice. */
  media: ReactNode;
}

export interface RadioCardsProps<V extends string> {
  cards: readonly RadioCard<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `picture` shows square pictures with a caption, `tile` framed tiles with a small drawing. */
  look?: 'picture' | 'tile';
}

/** A choice among a few options that are shown rather than named; use it in a FieldGroup. */
export function RadioCards<V extends string>({ cards, value, onChange, look = 'picture' }: RadioCardsProps<V>) {
  const name = useId();
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <label key={card.value} className={clsx(styles.card, styles[look])}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={card.value === value}
            onChange={() => onChange(card.value)}
          />
          <span className={styles.media} aria-hidden="true">
            {card.media}
          </span>
          <span className={styles.caption}>{card.label}</span>
        </label>
      ))}
    </div>
  );
}
