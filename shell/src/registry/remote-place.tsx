import { pageOf } from '@flint/shared/contracts/routes';
import { Page, PageHead } from '@flint/shared/ui/page';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The page of a remote that is not available: its title, and a panel in place of the remote. */
export function RemotePlace({ children }: { children: ReactNode }) {
  const page = pageOf(useLocation().pathname);
  return (
    <Page>
      {page && <PageHead title={page.title} />}
      {children}
    </Page>
  );
}
