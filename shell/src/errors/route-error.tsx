import { reportError } from '@flint/shared/api/report';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

/** What the router shows when a page could not even be loaded. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => reportError(error, { action: 'route' }), [error]);
  return <ErrorScreen onRetry={() => window.location.reload()} />;
}
