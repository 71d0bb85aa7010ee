import { getHref } from '@flint/shared/contracts/routes';
import type { User } from '@flint/shared/contracts/users';
import { bootAtom } from '@flint/shared/state/boot';
import { setSidebar, sidebarAtom } from '@flint/shared/state/sidebar';
import { IconButton } from '@flint/shared/ui/icon-button';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Logo } from '@flint/shared/ui/logo';
import { useAtomValue, useStore } from 'jotai';
import { PanelLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { AccountButton } from './account-button';
import { hasDeclaredLinks } from './nav-entries';
import { NavLink } from './nav-link';
import { NavLinks } from './nav-links';
import styles from './sidebar.module.css';

const DeclaredLinks = lazyPart(() => import(/* webpackChunkName: "page-not-found" */ './declared-links'));

/** The app's navigation: 240 px wide, or 56 px with icons only. */
export function Sidebar({ viewer }: { viewer: User | null }) {
  const store = useStore();
  const open = useAtomValue(sidebarAtom);
  const declares = hasDeclaredLinks(useAtomValue(bootAtom), viewer?.roles);
  return (
    <aside className={styles.side} data-open={open} aria-label="Sidebar">
      <div className={styles.top}>
        <Link to={getHref('dashboard')} className={styles.logo} aria-label="Flint, home">
          <Logo />
        </Link>
        <IconButton
          icon={PanelLeft}
          size="sm"
          label={open ? 'Close sidebar' : 'Open sidebar'}
          aria-expanded={open}
          onClick={() => setSidebar(store, !open)}
        />
      </div>
      <nav className={styles.nav} aria-label="Main">
        <NavLinks />
        {declares && (
          <Suspense fallback={null}>
            <DeclaredLinks>{(entry) => <NavLink entry={entry} />}</DeclaredLinks>
          </Suspense>
        )}
      </nav>
      {viewer && (
        <div className={styles.foot}>
          <AccountButton user={viewer} named={open} />
        </div>
      )}
    </aside>
  );
}
