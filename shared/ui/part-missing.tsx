import { Button } from './button';
import styles from './part-missing.module.css';
import { useIsStale } from './use-missing-file';

export interface PartMissingProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a part whose file did not load. Drafts outlive the reload: forms keep them in the browser's storage. */
export function PartMissing({ error, onRetry }: PartMissingProps) {
  const stale = useIsStale(error);
  return (
    <div className={styles.missing} role="alert">
      <p>This part did not load.</p>
      <Button size="sm" variant="line" onClick={stale ? () => window.location.reload() : onRetry}>
        {stale ? 'A new version is here: reload' : 'Try again'}
      </Button>
    </div>
  );
}
