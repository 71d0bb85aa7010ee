import type { RunKind } from '@flint/shared/contracts/kinds';
import { isEnded, type Run, type RunOf } from '@flint/shared/contracts/runs';
import { useResource } from '@flint/shared/state/use-resource';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { RetryNote } from '@flint/shared/ui/retry-note';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { runsOfKind } from '../runs-of-kind';
import { useArrival } from '../use-arrival';
import { useRecentRuns } from '../use-recent-runs';
import type { Facts } from './run-facts';
import { RunningCard } from './running-card';
import styles from './stream.module.css';
import { StreamLoading } from './stream-loading';

/** Lazy: few runs end without a result, and the card needs the prices of every kind. */
const EndedCard = lazyPart(() => import('./ended-card'));

/** Lazy: few visitors have that many runs. */
const StreamMore = lazyPart(() => import('./stream-more'));

type RunFor<K extends RunKind> = Run & RunOf<K>;

interface StreamProps<K extends RunKind> {
  kind: K;
  icon: LucideIcon;
  /** What is still safe when the runs cannot be read. */
  safe: string;
  /** Shown before the first run. */
  empty: ReactNode;
  factsOf: (recipe: RunOf<K>['recipe']) => Facts;
  /** Renders a run in progress; by default its name, progress and cancel button. */
  runningOf?: (run: RunFor<K>) => ReactNode;
  /** Renders a run's result; `newest` is shown large. */
  resultOf: (run: RunFor<K>, newest: boolean) => ReactNode;
  onUseAgain: (run: RunFor<K>) => void;
}

/** The runs of one kind, newest first: in progress, completed and failed. */
export function Stream<K extends RunKind>({ safe, empty, ...shown }: StreamProps<K>) {
  const { runs, error, viewer, reload } = useRecentRuns();
  const { data, status } = useResource(viewer === 'user' ? runsOfKind(shown.kind) : null);
  const own = runs?.filter((run): run is RunFor<K> => run.kind === shown.kind);
  useArrival(runs !== null);
  // The viewer's latest runs may all be of other kinds.
  const isKnown = own && (own.length > 0 || status !== 'loading');
  return (
    <section className={styles.results} aria-label="Results">
      <h2 className="sr">Results</h2>
      {error && (
        <RetryNote title={error} onRetry={reload}>
          {safe}
        </RetryNote>
      )}
      {!isKnown && !error && viewer !== 'guest' && <StreamLoading />}
      {(viewer === 'guest' || (isKnown && own.length === 0)) && empty}
      {own && <Runs runs={own} {...shown} />}
      {data?.next && (
        <Suspense>
          <StreamMore key={data.next.beforeId} kind={shown.kind} next={data.next} />
        </Suspense>
      )}
    </section>
  );
}

const broughtSomething = (run: Run) => run.images.length > 0 || run.media.length > 0 || run.output !== null;

function Runs<K extends RunKind>({
  runs,
  icon,
  factsOf,
  runningOf = (run) => <RunningCard key={run.id} run={run} icon={icon} />,
  resultOf,
  onUseAgain,
}: Omit<StreamProps<K>, 'safe' | 'empty'> & { runs: readonly RunFor<K>[] }) {
  const newest = runs.find((run) => broughtSomething(run) && isEnded(run.status));
  return runs.map((run) => {
    if (!isEnded(run.status)) return runningOf(run);
    if (broughtSomething(run)) return resultOf(run, run === newest);
    return (
      <Suspense key={run.id}>
        <EndedCard run={run} facts={factsOf(run.recipe)} onUseAgain={() => onUseAgain(run)} />
      </Suspense>
    );
  });
}
