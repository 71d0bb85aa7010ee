import { lazyPage } from '@flint/shared/remote/lazy-page';
import type { RemotePages } from '@flint/shared/remote/page-routes';

const CreditsPage = lazyPage(() => import('./features/credits/credits-page'));

/**
 * Chunks of public pages are named after their page, so that the release knows which files each of them needs. Pages of
 * staff are one chunk: they share most of it.
 */
export const routes = {
  pricing: lazyPage(() => import(/* webpackChunkName: "page-pricing" */ './features/pricing/pricing-page')),
  dashboardCredits: CreditsPage,
  credits: CreditsPage,
  pay: lazyPage(() => import('./features/checkout/pay-page')),
  '/account/billing': lazyPage(() => import('./features/plans/billing-page')),
  '/account/developers': lazyPage(() => import('./features/developers/developers-page')),
  '/account/connect': lazyPage(() => import('./features/connect/connect-page')),
  '/settings/change-plan': lazyPage(() => import('./features/plans/change-plan-page')),
  '/account/billing/checkout/:id': lazyPage(() => import('./features/checkout/checkout-page')),
  '/staff/billing': lazyPage(() => import(/* webpackChunkName: "staff" */ './features/staff/desk-page')),
  '/staff/billing/:id': lazyPage(() => import(/* webpackChunkName: "staff" */ './features/staff/payment-page')),
  '/staff/gift-codes': lazyPage(() => import(/* webpackChunkName: "staff" */ './features/staff/gift-codes-page')),
} satisfies RemotePages;
