import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** Skip link: lets keyboard users jump over the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
