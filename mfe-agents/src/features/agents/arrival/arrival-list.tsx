import type { AgentArrival } from '@flint/shared/contracts/agent-arrivals';
import { getHref } from '@flint/shared/contracts/routes';
import type { Fields } from '@flint/shared/tools/fields';
import { Button } from '@flint/shared/ui/button';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Switch } from '@flint/shared/ui/switch';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import styles from '../../templates/templates.module.css';

interface ArrivalListProps {
  readonly arrivals: readonly AgentArrival[];
  readonly fields: Fields;
  readonly onTurn: (arrival: AgentArrival, isOn: boolean) => void;
  readonly onRemove: (arrival: AgentArrival) => void;
}

/** The collections whose new files start the agent, and what became of the last one. */
export function ArrivalList({ arrivals, fields, onTurn, onRemove }: ArrivalListProps) {
  if (arrivals.length === 0) return null;
  return (
    <ul className={styles.steps} aria-label="Collections that start it">
      {arrivals.map((arrival) => (
        <li key={arrival.id} className={`${layout.stack} ${layout.tight}`}>
          <div className={layout.split}>
            <Switch checked={arrival.isOn} onChange={(isOn) => onTurn(arrival, isOn)}>
              Each new file in {arrival.collectionName}, as {fields[arrival.field]?.label ?? arrival.field}
            </Switch>
            <Button size="sm" onClick={() => onRemove(arrival)} aria-label={`Delete ${arrival.collectionName}`}>
              Delete
            </Button>
          </div>
          {arrival.lastAt !== null && (
            <p className={`${text.small} ${text.soft}`}>
              {arrival.lastRunId === null ? (
                `Last file ${formatMoment(arrival.lastAt)}`
              ) : (
                <Link className={text.link} to={getHref('agent', { id: arrival.agentId, run: arrival.lastRunId })}>
                  Run of {formatMoment(arrival.lastAt)}
                </Link>
              )}
            </p>
          )}
          {arrival.fault !== null && (
            <Note tone="warn" title={`The last file started no run: ${arrival.fault}`}>
              Nothing was charged.
            </Note>
          )}
        </li>
      ))}
    </ul>
  );
}
