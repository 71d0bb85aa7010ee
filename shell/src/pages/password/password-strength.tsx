import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Suspense } from 'react';
import type { ChosenPassword } from './chosen-password';
import styles from './strength-meter.module.css';

const StrengthMeter = lazyPart(() => import(/* webpackChunkName: "password-strength" */ './strength-meter'));

/** How hard a password is to guess, shown from the first key on: only then are its word list and estimator loaded. */
export function PasswordStrength(props: ChosenPassword) {
  if (!props.password) return null;
  return (
    <Suspense fallback={<div className={styles.strength} />}>
      <StrengthMeter {...props} />
    </Suspense>
  );
}
