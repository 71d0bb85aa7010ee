import { type ComponentType, lazy } from 'react';
import type { pages } from './pages';

const CreditsPage = lazy(() => import('./features/credits/credits-page'));

export const routes = {
  dashboardCredits: CreditsPage,
  credits: CreditsPage,
} satisfies Record<(typeof pages)[number], ComponentType>;
