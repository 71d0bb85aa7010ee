import { type ComponentType, lazy } from 'react';
import type { pages } from './pages';

export const routes = {
  generator: lazy(() => import('./features/generate/generator-page')),
  library: lazy(() => import('./features/library/library-page')),
  playground: lazy(() => import('./features/playground/playground-page')),
} satisfies Record<(typeof pages)[number], ComponentType>;
