import styles from './loading.module.css';

/** Shown while the guard decides or the page's code loads. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  );
}
