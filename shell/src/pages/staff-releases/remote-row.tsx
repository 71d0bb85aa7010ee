import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Badge } from '@flint/shared/ui/badge';
import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActButton } from './act-button';
import { promote, rollBack } from './acts';
import { EnabledSwitch } from './enabled-switch';
import { healthInWords, stateOf } from './health';
import { promoteQuestion, rollBackQuestion } from './questions';
import styles from './remotes-table.module.css';
import { RolloutButton } from './rollout-button';

interface RemoteRowProps {
  steering: RemoteSteering;
  chosen: boolean;
  href: string;
}

/** One remote: its versions, its health, and the urgent actions. */
export function RemoteRow({ steering, chosen, href }: RemoteRowProps) {
  const { remote, stable, candidate, previous, rollout } = steering;
  const state = stateOf(steering);
  return (
    <tr data-chosen={chosen || undefined}>
      <th scope="row">
        <Link to={href} className={styles.name} aria-current={chosen || undefined}>
          {remote}
        </Link>
      </th>
      <Cell label="Stable">{stable ? stable.version : <None />}</Cell>
      <Cell label="Candidate" none={!candidate}>
        {candidate ? candidate.version : <None />}
      </Cell>
      <Cell label="Rollout" none={!candidate}>
        {candidate ? (
          <span className={styles.rollout}>
            <progress className={styles.bar} value={rollout} max={100} aria-label={`Rollout of ${remote}`} />
            <span>{rollout}%</span>
            <RolloutButton steering={steering} />
          </span>
        ) : (
          <None />
        )}
      </Cell>
      <Cell label="Failures, stable">{healthInWords(steering, stable?.version)}</Cell>
      <Cell label="Failures, candidate" none={!candidate}>
        {candidate ? healthInWords(steering, candidate.version) : <None />}
      </Cell>
      <Cell label="Health">
        <Badge tone={state.tone} dot>
          {state.words}
        </Badge>
      </Cell>
      <Cell label="On">
        <EnabledSwitch steering={steering} />
      </Cell>
      <td>
        <div className={styles.acts}>
          <ActButton
            variant="line"
            size="sm"
            disabled={!candidate}
            aria-label={`Promote the candidate of ${remote}`}
            question={promoteQuestion(steering)}
            act={candidate && promote(steering, candidate)}
          >
            Promote
          </ActButton>
          <ActButton
            size="sm"
            disabled={!candidate && !previous}
            aria-label={`Roll back ${remote}`}
            question={rollBackQuestion(steering)}
            act={rollBack(steering)}
          >
            Roll back
          </ActButton>
        </div>
      </td>
    </tr>
  );
}

interface CellProps {
  label: string;
  /** Whether the cell is empty: cards leave it out. */
  none?: boolean;
  children: ReactNode;
}

function Cell({ label, none = false, children }: CellProps) {
  return (
    <td data-none={none || undefined}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

const None = () => <span className={text.faint}>none</span>;
