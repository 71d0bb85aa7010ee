import { PAGES, pageOf } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import type { User } from '@flint/shared/contracts/users';
import { bootAtom, viewerAtom } from '@flint/shared/state/boot';
import { sidebarAtom } from '@flint/shared/state/sidebar';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import { AppHeader } from './app-header';
import { BottomTabs } from './bottom-tabs';
import styles from './frame.module.css';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { Sidebar } from './sidebar';
import { MAIN_ID, SkipLink } from './skip-link';
import { ThemeSwitch } from './theme-switch';
import { useArrival } from './use-arrival';

const NOT_FOUND: PageRoute = PAGES.find((page) => page.id === 'notFound') as PageRoute;

/**
 * Layout around a page. `main` keeps its position among its siblings in every frame, so that React keeps the page
 * mounted when its visitor signs in.
 */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const page = pageOf(pathname, useAtomValue(bootAtom)?.environment) ?? NOT_FOUND;
  const viewer = useAtomValue(viewerAtom);
  const sidebarOpen = useAtomValue(sidebarAtom);
  useArrival(page, pathname, main);
  const frame = frameOf(page, viewer);
  return (
    <>
      <SkipLink />
      <div className={styles[frame]} data-sidebar={sidebarOpen ? 'open' : 'closed'}>
        {frame === 'app' && <Sidebar viewer={viewer} />}
        {frame === 'app' && <AppHeader viewer={viewer} />}
        {frame === 'public' && <PublicHeader viewer={viewer} />}
        <main
          ref={main}
          id={MAIN_ID}
          tabIndex={-1}
          className={clsx(styles.main, (frame === 'app' || page.inApp) && styles.padded)}
        >
          {children}
        </main>
        {frame === 'app' && <BottomTabs />}
        {frame === 'public' && <PublicFooter />}
        {frame === 'auth' && (
          <div className={styles.corner}>
            <ThemeSwitch />
          </div>
        )}
      </div>
      {viewer && frame === 'app' && <AccountMenu user={viewer} />}
    </>
  );
}

/** Pages that are both public and in the app use the frame that fits the viewer. */
function frameOf(page: PageRoute, viewer: User | null): PageRoute['frame'] {
  return page.inApp && viewer ? 'app' : page.frame;
}
