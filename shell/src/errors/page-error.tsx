import { reportError } from '@flint/shared/api/report';
import { Page } from '@flint/shared/ui/page';
import { PartMissing } from '@flint/shared/ui/part-missing';
import { isMissingFile } from '@flint/shared/ui/use-missing-file';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** Shown by the router in a page's place when its file did not load. Other errors reach the error screen. */
export function PageError() {
  const error = useRouteError();
  const missing = isMissingFile(error);
  useEffect(() => {
    if (missing) reportError(error, { kind: 'load', action: 'route' });
  }, [error, missing]);
  if (!missing) throw error;
  return (
    <Page>
      <PartMissing error={error} onRetry={() => window.location.reload()} />
    </Page>
  );
}
