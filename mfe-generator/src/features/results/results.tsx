import { isEnded, type Run } from '@flint/shared/contracts/runs';
import { creditsAtom } from '@flint/shared/state/credits';
import { retryPrice } from '@flint/shared/state/run-acts';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useAtomValue } from 'jotai';
import { EndedCard } from './ended-card';
import styles from './results.module.css';
import { ResultsEmpty } from './results-empty';
import { ResultsLoading } from './results-loading';
import type { UseAgain } from './run-actions';
import { RunSet } from './run-set';
import { RunningCard } from './running-card';
import { useArrival } from './use-arrival';
import { useRecentRuns } from './use-recent-runs';

interface ResultsProps extends UseAgain {
  onExample: (prompt: string) => void;
}

/** The stream of work, newest first: what runs, what arrived, what failed. */
export function Results({ onExample, ...again }: ResultsProps) {
  const { runs, error, viewer, reload } = useRecentRuns();
  useArrival(runs !== null);
  return (
    <section className={styles.results} aria-label="Results">
      <h2 className="sr">Results</h2>
      {error && (
        <RetryNote title={error} onRetry={reload}>
          Your pictures are safe.
        </RetryNote>
      )}
      {runs === null && !error && viewer !== 'nobody' && <ResultsLoading />}
      {(viewer === 'nobody' || runs?.length === 0) && <ResultsEmpty onExample={onExample} />}
      {runs && <Stream runs={runs} {...again} />}
    </section>
  );
}

function Stream({ runs, ...again }: UseAgain & { runs: readonly Run[] }) {
  const { costs } = useAtomValue(creditsAtom);
  const newest = runs.find((run) => run.images.length > 0 && isEnded(run.status));
  return runs.map((run) => {
    if (!isEnded(run.status)) return <RunningCard key={run.id} run={run} />;
    if (run.images.length > 0) return <RunSet key={run.id} run={run} large={run === newest} {...again} />;
    return <EndedCard key={run.id} run={run} price={retryPrice(run, costs)} onUseAgain={again.onUseAgain} />;
  });
}
