import { type ComponentType, lazy } from 'react';
import type { pages } from './pages';

export const routes = {
  generator: lazy(() => import('./features/generate/generator-page')),
} satisfies Record<(typeof pages)[number], ComponentType>;
