import { Page, PageHead } from '@flint/shared/ui/page';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from './remotes';

/** The page of a remote that is not available: its title, and a panel in place of the remote. */
export function RemotePlace({ children }: { children: ReactNode }) {
  const page = pageAt(useLocation().pathname);
  return (
    <Page>
      {page && <PageHead title={page.title} />}
      {children}
    </Page>
  );
}
