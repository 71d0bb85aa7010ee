import { useDeferredValue } from 'react';
import type { ChosenPassword } from './chosen-password';
import { estimateStrength } from './estimate-strength';
import styles from './strength-meter.module.css';

const LEVELS = 5;

/** Strength of a password as a meter and in words, announced when the words change. */
export default function StrengthMeter(props: ChosenPassword) {
  const password = useDeferredValue(props.password);
  const { level, text } = estimateStrength({ ...props, password });
  return (
    <div className={styles.strength}>
      <meter
        className={styles.meter}
        data-level={level}
        aria-label="Password strength"
        aria-valuetext={text}
        min={0}
        max={LEVELS}
        value={level}
      >
        {text}
      </meter>
      <p className={styles.words} role="status">
        <span className="sr">Password strength: </span>
        {text}
      </p>
    </div>
  );
}
