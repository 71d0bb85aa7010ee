import type { AgentSchedule } from '@flint/shared/contracts/agent-schedules';
import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Switch } from '@flint/shared/ui/switch';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import styles from '../../templates/templates.module.css';
import { timesInWords } from './times';

interface ScheduleListProps {
  readonly schedules: readonly AgentSchedule[];
  readonly onTurn: (schedule: AgentSchedule, isOn: boolean) => void;
  readonly onRemove: (schedule: AgentSchedule) => void;
}

/** What its runs are started with. */
const wordsOf = ({ inputs }: AgentSchedule) =>
  Object.values(inputs)
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ');

/** The times at which an agent runs by itself, and what became of the last one. */
export function ScheduleList({ schedules, onTurn, onRemove }: ScheduleListProps) {
  if (schedules.length === 0) return null;
  return (
    <ul className={styles.steps} aria-label="Schedules">
      {schedules.map((schedule) => (
        <li key={schedule.id} className={`${layout.stack} ${layout.tight}`}>
          <div className={layout.split}>
            <Switch checked={schedule.isOn} onChange={(isOn) => onTurn(schedule, isOn)}>
              {timesInWords(schedule.cron)}, {schedule.zone}
            </Switch>
            <Button size="sm" onClick={() => onRemove(schedule)}>
              Delete
            </Button>
          </div>
          <p className={`${text.small} ${text.soft}`}>
            {schedule.isOn && schedule.nextAt ? `Next ${formatMoment(schedule.nextAt)}` : 'It is off.'}
            {schedule.lastRunId && schedule.lastAt && (
              <>
                {' · '}
                <Link className={text.link} to={getHref('agent', { id: schedule.agentId, run: schedule.lastRunId })}>
                  Run of {formatMoment(schedule.lastAt)}
                </Link>
              </>
            )}
          </p>
          {wordsOf(schedule) !== '' && <p className={`${text.small} ${styles.words}`}>{wordsOf(schedule)}</p>}
          {schedule.fault !== null && (
            <Note tone="warn" title={`The last run was not started: ${schedule.fault}`}>
              Nothing was charged.
            </Note>
          )}
          {schedule.missed > 0 && (
            <p className={`${text.small} ${text.soft}`}>
              {schedule.missed === 1 ? '1 time was' : `${schedule.missed} times were`} missed before it: Flint was not
              running.
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
