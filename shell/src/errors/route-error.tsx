import { reportError } from '@flint/shared/api/report';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

/** Shown by the router when a page's code could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    // React logs errors of components, but not of loaders.
    console.error(error);
    reportError(error, { kind: 'load', action: 'route' });
  }, [error]);
  return <ErrorScreen error={error} onRetry={() => window.location.reload()} />;
}
