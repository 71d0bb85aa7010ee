import { getHref } from '@flint/shared/contracts/routes';
import type { Run } from '@flint/shared/contracts/runs';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { StatePanel } from '@flint/shared/ui/state-panel';
import styles from './recent-runs.module.css';
import { RunCard } from './run-card';

/** Two rows on a wide screen. */
const SHOWN = 8;

/** The latest runs, newest first. */
export function RecentRuns({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0)
    return (
      <StatePanel
        level={3}
        title="Nothing here yet"
        actions={
          <ButtonLink href={getHref('generator')} variant="line">
            Make a picture
          </ButtonLink>
        }
      >
        <p>What you make is kept, with how it was made.</p>
      </StatePanel>
    );
  return (
    <ul className={styles.runs}>
      {runs.slice(0, SHOWN).map((run) => (
        <li key={run.id}>
          <RunCard run={run} />
        </li>
      ))}
    </ul>
  );
}
