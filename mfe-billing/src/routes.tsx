import { lazyPage } from '@flint/shared/remote/lazy-page';
import type { ComponentType } from 'react';
import type { pages } from './pages';

const CreditsPage = lazyPage(() => import('./features/credits/credits-page'));

export const routes = {
  dashboardCredits: CreditsPage,
  credits: CreditsPage,
} satisfies Record<(typeof pages)[number], ComponentType>;
