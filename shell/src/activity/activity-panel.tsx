import { getHref } from '@flint/shared/contracts/routes';
import { isEnded, type Run, WAITING_PHASE } from '@flint/shared/contracts/runs';
import { creditsAtom, fetchCosts } from '@flint/shared/state/credits';
import { loadRuns, runsAtom } from '@flint/shared/state/runs';
import { sessionAtom } from '@flint/shared/state/session';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Dialog } from '@flint/shared/ui/dialog';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import styles from './activity-panel.module.css';
import { EndedRow } from './ended-row';
import { RunningRow } from './running-row';
import { WaitingList } from './waiting-list';

interface ActivityPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists unfinished and recently ended runs of all pages and tabs. */
export default function ActivityPanel({ open, onOpenChange }: ActivityPanelProps) {
  const store = useStore();
  const userId = useAtomValue(sessionAtom).user?.id;
  const pricesKnown = useAtomValue(creditsAtom).costs !== null;

  useEffect(() => {
    if (open && userId !== undefined) void loadRuns(store, userId);
  }, [store, open, userId]);
  useEffect(() => {
    if (open && !pricesKnown) void fetchCosts(store);
  }, [store, open, pricesKnown]);

  const close = () => onOpenChange(false);
  const reload = () => {
    if (userId !== undefined) void loadRuns(store, userId);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Activity" placement="side">
      <Body onLeave={close} onReload={reload} />
    </Dialog>
  );
}

function Body({ onLeave, onReload }: { onLeave: () => void; onReload: () => void }) {
  const { runs, error } = useAtomValue(runsAtom);
  return (
    <>
      {error && (
        <RetryNote title={error} onRetry={onReload}>
          Work goes on without this list.
        </RetryNote>
      )}
      {runs === null && !error && <Loading />}
      {runs?.length === 0 && <Empty onLeave={onLeave} />}
      {runs && runs.length > 0 && <Lists runs={runs} onLeave={onLeave} />}
    </>
  );
}

function Lists({ runs, onLeave }: { runs: readonly Run[]; onLeave: () => void }) {
  const running = runs.filter((run) => !isEnded(run.status) && run.phase !== WAITING_PHASE);
  const ended = runs.filter((run) => isEnded(run.status));
  return (
    <>
      <WaitingList id="activity-waiting" onLeave={onLeave} />
      {running.length > 0 && (
        <section className={styles.part} aria-labelledby="activity-running">
          <h3 id="activity-running" className={text.h}>
            Running
          </h3>
          <ul>
            {running.map((run) => (
              <li key={run.id} className={styles.row}>
                <RunningRow run={run} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {ended.length > 0 && (
        <section className={styles.part} aria-labelledby="activity-recent">
          <h3 id="activity-recent" className={text.h}>
            Recent
          </h3>
          <ul>
            {ended.map((run) => (
              <li key={run.id} className={styles.row}>
                <EndedRow run={run} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Loading() {
  return (
    <div className={styles.part} role="status" aria-label="Loading your recent work">
      <Skeleton shape="block" className={styles.place} />
      <Skeleton shape="block" className={styles.place} />
      <Skeleton shape="block" className={styles.place} />
    </div>
  );
}

function Empty({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.empty}>
      <p className={text.soft}>
        Nothing here yet. What you start is shown here until it ends, whichever page you are on.
      </p>
      <ButtonLink href={getHref('generator')} variant="line" onClick={onLeave}>
        Make a picture
      </ButtonLink>
    </div>
  );
}
