import { type ComponentType, lazy } from 'react';
import type { pages } from './pages';

export const routes = {
  platformTools: lazy(() => import('./features/catalogue/tools-page')),
  platformHub: lazy(() => import('./features/catalogue/hub-page')),
  platformTool: lazy(() => import('./features/tool/tool-page')),
} satisfies Record<(typeof pages)[number], ComponentType>;
