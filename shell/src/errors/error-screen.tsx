import { useReported } from '../telemetry/use-reported';
import styles from './error-screen.module.css';

export interface ErrorScreenProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Full-window error screen. Says that we were notified once the server has accepted a report of the error. Needs no
 * remote, router, font or session; going home reloads everything.
 */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const reported = useReported(error);
  return (
    <main className={styles.screen} role="alert">
      <div className={styles.content}>
        <svg className={styles.art} viewBox="0 0 200 140" aria-hidden="true">
          <path fill="currentColor" d="M22 78 52 34 82 22 96 48 84 66 108 84 98 128 60 134 30 120Z" />
          <path fill="currentColor" d="M112 34 136 74 128 112 116 86 96 68 106 48Z" />
          <path fill="#f4682f" d="M122 14 168 20 160 66Z" />
        </svg>
        <h1 className={styles.title}>Oops! Something went wrong</h1>
        <p className={styles.lead}>
          {reported ? "We've been notified and are working on a fix." : 'Try again, or go to the home page.'}
        </p>
        <div className={styles.actions}>
          <button type="button" className={styles.primary} onClick={onRetry}>
            Try Again
          </button>
          <button type="button" className={styles.second} onClick={() => window.location.assign('/')}>
            Go Home
          </button>
        </div>
      </div>
    </main>
  );
}
