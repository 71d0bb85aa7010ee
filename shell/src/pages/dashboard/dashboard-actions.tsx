import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { type SlotEntry, useSlots } from '../../registry/use-slots';
import styles from './dashboard-actions.module.css';

/** Dashboard slot: cards that the enabled remotes offer. */
export function DashboardActions() {
  const actions = useSlots('dashboard-action');
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions} aria-label="What you can do">
      {actions.map((action) => (
        <li key={action.id}>
          <Action {...action} />
        </li>
      ))}
    </ul>
  );
}

function Action({ title, description, href }: SlotEntry) {
  return (
    <Link className={styles.action} to={href}>
      <span className={text.strong}>{title}</span>
      <span className={clsx(text.small, text.soft)}>{description}</span>
    </Link>
  );
}
