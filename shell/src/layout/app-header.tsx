import { getHref } from '@flint/shared/contracts/routes';
import type { User } from '@flint/shared/contracts/users';
import { LogoMark } from '@flint/shared/ui/logo';
import { Link } from 'react-router-dom';
import ActivityButton from '../activity/activity-button';
import { PaletteButton } from '../palette/palette-button';
import { AccountButton } from './account-button';
import styles from './app-header.module.css';
import { HeaderBalance } from './header-balance';
import { ThemeSwitch } from './theme-switch';

/** Header of the app's pages. */
export function AppHeader({ viewer }: { viewer: User | null }) {
  return (
    <header className={styles.head}>
      <Link to={getHref('dashboard')} className={styles.logo} aria-label="Flint, home">
        <LogoMark />
      </Link>
      {viewer && <PaletteButton user={viewer} />}
      <span className={styles.gap} />
      {viewer && <HeaderBalance />}
      {viewer && <ActivityButton />}
      <ThemeSwitch />
      {viewer && (
        <div className={styles.account}>
          <AccountButton user={viewer} named={false} />
        </div>
      )}
    </header>
  );
}
