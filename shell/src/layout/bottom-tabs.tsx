import styles from './bottom-tabs.module.css';
import { NAV_ENTRIES } from './nav-entries';
import { NavLink } from './nav-link';

/** The navigation of narrow windows, in reach of the thumb. */
export function BottomTabs() {
  return (
    <nav className={styles.tabs} aria-label="Main, short">
      {NAV_ENTRIES.map((entry) => (
        <NavLink key={entry.label} entry={entry} />
      ))}
    </nav>
  );
}
