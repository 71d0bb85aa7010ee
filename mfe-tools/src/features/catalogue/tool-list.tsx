import { HUBS, type Tool } from '@flint/shared/tools/tools';
import { Icon } from '@flint/shared/ui/icon';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { type ToolPlace, toolHref } from '../runner/tool-href';
import styles from './catalogue.module.css';
import { toolIcon } from './tool-icons';

interface ToolListProps {
  /** Accessible name of the list. */
  label: string;
  tools: readonly Tool[];
  /** Shows each tool's platform, in lists of several platforms. */
  withPlatform?: boolean;
  /** Whether links lead into the app or to public pages. */
  place?: ToolPlace;
}

/** A list of tools with their summaries. */
export function ToolList({ label, tools, withPlatform = false, place = 'app' }: ToolListProps) {
  return (
    <ul className={styles.tools} aria-label={label}>
      {tools.map(({ id, platform, title, summary, icon }) => (
        <li key={id}>
          <Link className={styles.tool} to={toolHref(id, place)}>
            <Icon of={toolIcon(icon)} />
            <span>
              <span className={text.strong}>{title}</span>
              {withPlatform && <span className={clsx(text.small, text.faint)}> {HUBS[platform].label}</span>}
              <span className={clsx(text.small, text.soft, styles.summary)}>{summary}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
