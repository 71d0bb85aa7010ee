import { type ComponentType, lazy } from 'react';
import type { pages } from './pages';

/** Chunks of public pages are named after their page, so that the release knows which files each of them needs. */
export const routes = {
  platformTools: lazy(() => import('./features/catalogue/tools-page')),
  platformHub: lazy(() => import('./features/catalogue/hub-page')),
  platformTool: lazy(() => import('./features/tool/tool-page')),
  tools: lazy(() => import(/* webpackChunkName: "page-tools" */ './features/public/public-tools-page')),
  toolsLibrary: lazy(() => import(/* webpackChunkName: "page-tools-library" */ './features/public/library-page')),
  toolsHub: lazy(() => import(/* webpackChunkName: "page-tools-hub" */ './features/public/public-hub-page')),
  toolsTool: lazy(() => import(/* webpackChunkName: "page-tools-tool" */ './features/public/public-tool-page')),
} satisfies Record<(typeof pages)[number], ComponentType>;
