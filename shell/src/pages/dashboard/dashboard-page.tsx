import type { CallOutput } from '@flint/shared/contracts/call';
import { dashboardSummary } from '@flint/shared/contracts/dashboard';
import type { Run } from '@flint/shared/contracts/runs';
import { viewerAtom } from '@flint/shared/state/boot';
import { creditsAtom } from '@flint/shared/state/credits';
import { callResource } from '@flint/shared/state/resource';
import { runningAtom, runsAtom } from '@flint/shared/state/runs';
import { type Loaded, useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Page, PageHead } from '@flint/shared/ui/page';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue } from 'jotai';
import { WaitingList } from '../../activity/waiting-list';
import { useOffered } from '../../registry/use-offered';
import { FailureNote } from '../form/failure-note';
import { BalanceCard } from './balance-card';
import { DashboardActions } from './dashboard-actions';
import styles from './dashboard-page.module.css';
import { greet } from './greeting';
import { PromptBox } from './prompt-box';
import { RecentRuns } from './recent-runs';
import list from './recent-runs.module.css';

const SUMMARY = callResource(dashboardSummary, { query: {} });

/** Reserves the line's height, to avoid layout shift. */
const NO_LEAD_YET = '\u00a0';
const PLACES = ['a', 'b', 'c', 'd'];

/** The dashboard: an idea, the credits, the latest runs. */
export default function DashboardPage() {
  const viewer = useAtomValue(viewerAtom);
  const offered = useOffered();
  const credits = useAtomValue(creditsAtom);
  const loaded = useResource(SUMMARY);
  const { runs } = useAtomValue(runsAtom);
  const running = useAtomValue(runningAtom).length;
  const summary = loaded.data?.summary;
  const fresh = credits.lastFetched !== null;
  return (
    <Page>
      <PageHead
        title={<span data-live>{greet(viewer?.name ?? '')}</span>}
        lead={summary ? progressLine(runs ? running : summary.counts.running) : NO_LEAD_YET}
      />
      <WaitingList id="waiting" />
      {offered('generator') && <PromptBox />}
      <DashboardActions />
      <BalanceCard
        balance={fresh ? credits.balance : (summary?.balance ?? credits.balance)}
        held={fresh ? credits.held : (summary?.held ?? 0)}
        pictures={summary?.counts.images}
      />
      <section className={styles.recent} aria-labelledby="recent">
        <h2 id="recent" className={text.h}>
          Recent results
        </h2>
        <Recent loaded={loaded} latest={runs} />
      </section>
    </Page>
  );
}

function progressLine(running: number): string {
  if (running === 0) return 'Nothing is running.';
  return running === 1 ? 'One order is running.' : `${running} orders are running.`;
}

/** `latest` is the followed list of runs, updated while the page is open. */
function Recent({
  loaded,
  latest,
}: {
  loaded: Loaded<CallOutput<typeof dashboardSummary>>;
  latest: readonly Run[] | null;
}) {
  switch (loaded.status) {
    case 'idle':
    case 'loading':
      return (
        <div className={list.runs} role="status" aria-label="Loading your recent results">
          {PLACES.map((place) => (
            <Skeleton key={place} shape="block" className={list.place} />
          ))}
        </div>
      );
    case 'failed':
      return (
        <div className={styles.failed}>
          <FailureNote error={loaded.error} title="Your recent results could not be loaded." />
          <Button variant="line" onClick={loaded.reload}>
            Try again
          </Button>
        </div>
      );
    case 'ready':
      return <RecentRuns runs={latest ?? loaded.data.summary.recentRuns} />;
  }
}
