import { Link } from 'react-router-dom';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  /** Accessible name of the tabs. */
  label: string;
  views: readonly { readonly id: string; readonly label: string; readonly href: string }[];
  /** The id of the open view. */
  open: string | undefined;
}

/** Tabs as links, so that every view has its own URL and history entry. */
export function ViewTabs({ label, views, open }: ViewTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {views.map((view) => (
        <Link key={view.id} to={view.href} aria-current={view.id === open ? 'page' : undefined}>
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
