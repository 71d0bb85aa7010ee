import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import type { User } from '@flint/shared/contracts/users';
import { bootAtom, viewerAtom } from '@flint/shared/state/boot';
import { sidebarAtom } from '@flint/shared/state/sidebar';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../registry/remotes';
import { AppStartPlace } from './app-start-place';
import styles from './frame.module.css';
import { PublicFooterPlace, PublicHeaderPlace } from './public-places';
import { MAIN_ID, SkipLink } from './skip-link';
import { ThemeSwitch } from './theme-switch';
import { useArrival } from './use-arrival';

/** Lazy: members on pages of the app do not need them. */
const PublicHeader = lazyPart(() => import(/* webpackChunkName: "visitor" */ './public-header'));
const PublicFooter = lazyPart(() => import(/* webpackChunkName: "visitor" */ './public-footer'));

/** Lazy: visitors of public pages do not need them. */
const AppStart = lazyPart(() => import(/* webpackChunkName: "signed-in" */ './app-start'));
const BottomTabs = lazyPart(() => import(/* webpackChunkName: "signed-in" */ './bottom-tabs'));

/**
 * Layout around a page. `main` keeps its position among its siblings in every frame, so that React keeps the page
 * mounted when its visitor signs in.
 */
export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const page = pageAt(pathname, useAtomValue(bootAtom)?.environment) ?? (pageAt('/404') as PageRoute);
  const viewer = useAtomValue(viewerAtom);
  const sidebarOpen = useAtomValue(sidebarAtom);
  useArrival(page, pathname, main);
  const frame = frameOf(page, viewer);
  return (
    <>
      <SkipLink />
      <div className={styles[frame]} data-sidebar={sidebarOpen ? 'open' : 'closed'}>
        {frame === 'app' && (
          <Suspense fallback={<AppStartPlace open={sidebarOpen} />}>
            <AppStart viewer={viewer} />
          </Suspense>
        )}
        {frame === 'public' && (
          <Suspense fallback={<PublicHeaderPlace />}>
            <PublicHeader viewer={viewer} />
          </Suspense>
        )}
        <main
          ref={main}
          id={MAIN_ID}
          tabIndex={-1}
          className={clsx(styles.main, (frame === 'app' || page.inApp) && styles.padded)}
        >
          {children}
        </main>
        {frame === 'app' && (
          <Suspense>
            <BottomTabs />
          </Suspense>
        )}
        {frame === 'public' && (
          <Suspense fallback={<PublicFooterPlace />}>
            <PublicFooter />
          </Suspense>
        )}
        {frame === 'auth' && (
          <div className={styles.corner}>
            <ThemeSwitch />
          </div>
        )}
      </div>
    </>
  );
}

/** Pages that are both public and in the app use the frame that fits the viewer. */
function frameOf(page: PageRoute, viewer: User | null): PageRoute['frame'] {
  return page.inApp && viewer ? 'app' : page.frame;
}
