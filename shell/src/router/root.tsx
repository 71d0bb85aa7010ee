import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue } from 'jotai';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { ErrorBoundary } from '../errors/error-boundary';
import { OfflineBar } from '../errors/offline-bar';
import { Frame } from '../layout/frame';
import { Loading } from '../layout/loading';
import { OverrideSlot } from '../registry/override-slot';
import { pageAt } from '../registry/remotes';
import { Announcements } from '../session/announcements';
import { RenewalSlot } from '../session/renewal-slot';

/** Wraps every page: the error screen, the frame, the offline bar and announcements. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <OverrideSlot />
      <Frame>{useAwaitsSession() ? <Loading /> : <Outlet />}</Frame>
      <OfflineBar />
      <Announcements />
      <RenewalSlot />
      <ScrollRestoration />
    </ErrorBoundary>
  );
}

/** Whether a navigation waits for the session. */
function useAwaitsSession(): boolean {
  const { location } = useNavigation();
  const { status } = useAtomValue(sessionAtom);
  const target = location && pageAt(location.pathname);
  return target?.guard.login === true && (status === 'idle' || status === 'loading');
}
