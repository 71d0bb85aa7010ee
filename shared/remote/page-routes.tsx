import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PAGES, type PageId } from '../contracts/routes';

/** The component of each page that a remote serves, by its id; by its path for a page that the remote declares. */
export type RemotePages = { readonly [Id in PageId | `/${string}`]?: ComponentType };

/** Renders the page of the location: paths from the table of pages, components from the remote. */
export function PageRoutes({ pages }: { pages: RemotePages }) {
  return (
    <Suspense fallback={null}>
      <Routes>
        {Object.entries(pages).map(([id, Page]) => (
          <Route key={id} path={PAGES.find((page) => page.id === id)?.path ?? id} element={Page && <Page />} />
        ))}
        {/* Other paths belong to the shell. */}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
