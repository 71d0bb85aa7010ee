import { Link } from 'react-router-dom';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  /** What the tabs belong to. */
  label: string;
  views: readonly { readonly id: string; readonly label: string; readonly href: string }[];
  /** The id of the view in sight. */
  open: string | undefined;
}

/** Links, so that every view has an address of its own and the way back leads to the one before. */
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
