import { isEnded, type RunStatus } from '@flint/shared/contracts/runs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import type { ToolId } from '@flint/shared/tools/tools';
import { Badge, type BadgeProps } from '@flint/shared/ui/badge';
import { formatMoment } from '@flint/shared/ui/format-time';
import { IconButton } from '@flint/shared/ui/icon-button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type ToolPlace, toolHref } from '../tool-href';
import styles from './history.module.css';
import { useDelete } from './use-delete';

interface HistoryRowProps {
  use: ToolRun;
  /** Its topic. */
  about: string;
  tool: ToolId;
  place: ToolPlace;
  /** Whether it is the one displayed. */
  current: boolean;
  onOpen: () => void;
}

const STATES: Readonly<Record<RunStatus, readonly [word: string, tone: NonNullable<BadgeProps['tone']>] | null>> = {
  queued: ['Queued', 'plain'],
  running: ['Running', 'ember'],
  completed: null,
  failed: ['Failed', 'bad'],
  cancelled: ['Cancelled', 'plain'],
};

/** An earlier run: its topic, time and status. Opens it in the result view. */
export function HistoryRow({ use, about, tool, place, current, onOpen }: HistoryRowProps) {
  const { run, edited } = use;
  const state = STATES[run.status];
  const remove = useDelete(tool, run.id);
  return (
    <li className={styles.row}>
      <Link to={toolHref(tool, place, run.id)} aria-current={current ? 'true' : undefined} onClick={onOpen}>
        <span className={clsx(text.strong, styles.about)}>{about}</span>
        <span className={clsx(text.tiny, text.faint, text.num)}>
          {formatMoment(run.createdAt)}
          {edited !== null && ' · edited'}
        </span>
      </Link>
      {state && <Badge tone={state[1]}>{state[0]}</Badge>}
      {isEnded(run.status) && <IconButton icon={Trash2} label={`Delete ${about}`} onClick={remove} />}
    </li>
  );
}
