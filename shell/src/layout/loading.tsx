import styles from './loading.module.css';

/** Shown while it is not known whether a page may be seen, or what it consists of. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      Loading...
    </p>
  );
}
