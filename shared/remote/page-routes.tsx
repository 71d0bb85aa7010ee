import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PAGES, type PageId } from '../contracts/routes';

/** The component of each page that a remote serves. */
export type RemotePages = { readonly [Id in PageId]?: ComponentType };

/** Renders the page of the location: paths from the table of pages, components from the remote. */
export function PageRoutes({ pages }: { pages: RemotePages }) {
  return (
    <Suspense fallback={null}>
      <Routes>
        {PAGES.map(({ id, path }) => {
          const Page = pages[id];
          return Page ? <Route key={id} path={path} element={<Page />} /> : null;
        })}
        {/* Other paths belong to the shell. */}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
