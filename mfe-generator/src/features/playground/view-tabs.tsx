import { getHref } from '@flint/shared/contracts/routes';
import { Link } from 'react-router-dom';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  views: readonly { readonly id: string; readonly label: string }[];
  /** The id of the view in sight. */
  open: string | undefined;
}

/** Links, so that every view has an address of its own and the way back leads to the one before. */
export function ViewTabs({ views, open }: ViewTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Playground">
      {views.map(({ id, label }) => (
        <Link key={id} to={getHref('playground', { view: id })} aria-current={id === open ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
