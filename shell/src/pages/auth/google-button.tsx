import { Button } from '@flint/shared/ui/button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useId } from 'react';
import styles from './google-button.module.css';

/** Signing in with Google, and why that is not possible here. */
export function GoogleButton() {
  const reason = useId();
  return (
    <div className={styles.google}>
      <Button variant="line" size="lg" block disabled aria-describedby={reason}>
        Continue with Google
      </Button>
      <p id={reason} className={clsx(text.tiny, text.faint)}>
        Google sign-in is not configured here.
      </p>
      <div className={styles.or}>
        <span className={clsx(text.tiny, text.faint)}>or with e-mail</span>
      </div>
    </div>
  );
}
