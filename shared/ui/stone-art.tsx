import styles from './state-panel.module.css';

/** The outline of the flint with its spark; dashed for a missing part. */
export function StoneArt({ dashed = false }: { dashed?: boolean }) {
  return (
    <svg className={styles.art} viewBox="0 0 64 48" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={dashed ? '3 3' : undefined}
        d="M6 27 16 12 27 8 43 30 38 41 24 46 11 40Z"
      />
      <path fill="#f4682f" d="M46 5 58 7 57 24Z" />
    </svg>
  );
}
