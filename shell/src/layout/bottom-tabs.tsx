import styles from './bottom-tabs.module.css';
import { NavLinks } from './nav-links';

/** Navigation of narrow windows: tabs at the bottom, in reach of the thumb. */
export default function BottomTabs() {
  return (
    <nav className={styles.tabs} aria-label="Main, short">
      <NavLinks only={({ tab }) => tab === true} />
    </nav>
  );
}
