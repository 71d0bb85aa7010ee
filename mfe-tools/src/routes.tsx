import type { KindPage } from '@flint/shared/contracts/kinds';
import { lazyPage } from '@flint/shared/remote/lazy-page';
import type { ComponentType } from 'react';
import type { pages } from './pages';

/** Chunks of public pages are named after their page, so that the release knows which files each of them needs. */
export const routes = {
  platformTools: lazyPage(() => import('./features/catalogue/tools-page')),
  platformHub: lazyPage(() => import('./features/catalogue/hub-page')),
  platformTool: lazyPage(() => import('./features/tool/tool-page')),
  tools: lazyPage(() => import(/* webpackChunkName: "page-tools" */ './features/public/public-tools-page')),
  toolsLibrary: lazyPage(() => import(/* webpackChunkName: "page-tools-library" */ './features/public/library-page')),
  toolsHub: lazyPage(() => import(/* webpackChunkName: "page-tools-hub" */ './features/public/public-hub-page')),
  toolsTool: lazyPage(() => import(/* webpackChunkName: "page-tools-tool" */ './features/public/public-tool-page')),
} satisfies Record<(typeof pages)[number] | KindPage<'mfe-tools'>, ComponentType>;
