import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import { Button } from '@flint/shared/ui/button';
import { formatClock } from '@flint/shared/ui/format-time';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { isMissingFile, useIsStale } from '@flint/shared/ui/use-missing-file';
import { GoHome } from './go-home';
import styles from './remote-failed.module.css';
import { RemotePlace } from './remote-place';
import { wordsOf } from './remote-words';

export interface RemoteFailedProps {
  release: RemoteRelease;
  error: Error;
  at: Date;
  onRetry: () => void;
}

/** Error panel in place of a remote that did not load or crashed. */
export function RemoteFailed({ release: { name, version }, error, at, onRetry }: RemoteFailedProps) {
  const { subject, safe } = wordsOf(name);
  const stale = useIsStale(error);
  return (
    <RemotePlace>
      <StatePanel
        role="alert"
        art="dashed"
        title={`${subject} temporarily unavailable`}
        actions={
          <>
            <Button variant="ink" onClick={stale ? () => window.location.reload() : onRetry}>
              {stale ? 'A new version is here: reload' : 'Retry'}
            </Button>
            <GoHome />
            <details className={styles.details}>
              <summary>Details</summary>
              <p>
                {name} {version} at {formatClock(at)}: {reasonOf(error)}
              </p>
            </details>
          </>
        }
      >
        <p>This part of Flint did not load. {safe} Everything else works.</p>
      </StatePanel>
    </RemotePlace>
  );
}

/** Replaces the bundler's chunk error, which names the chunk by a number. */
function reasonOf(error: Error): string {
  const chunkMissing = isMissingFile(error) || 'code' in error;
  return chunkMissing ? 'some of its files did not load, or are not those of this release.' : error.message;
}
