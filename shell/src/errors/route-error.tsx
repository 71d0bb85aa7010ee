import { reportError } from '@flint/shared/api/report';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

/** What the router shows when a page could not even be loaded. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    // React logs what a component throws; what a loader throws nobody would see.
    console.error(error);
    reportError(error, { kind: 'load', action: 'route' });
  }, [error]);
  return <ErrorScreen onRetry={() => window.location.reload()} />;
}
