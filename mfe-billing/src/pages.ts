import type { RemotePage } from '@flint/shared/contracts/remote-page';
import type { PageId } from '@flint/shared/contracts/routes';

const STAFF = { guard: { login: true, verified: true, roles: ['admin'] }, frame: 'app', session: true } as const;

/** The pages of this remote. The release manifest registers them. */
export const pages = [
  'pricing',
  'dashboardCredits',
  'credits',
  'pay',
  {
    ...{ path: '/account/billing', guard: { login: true, verified: true }, frame: 'app', session: true },
    title: 'Plan and payments',
    palette: { title: 'Open plan and payments', words: ['billing', 'invoices', 'receipts', 'card'] },
  },
  {
    ...{ path: '/account/developers', guard: { login: true }, frame: 'app', session: true },
    title: 'Developers',
    palette: { title: 'Open API keys', words: ['developers', 'api', 'keys', 'mcp', 'programs', 'token'] },
  },
  {
    ...{ path: '/account/connect', guard: { login: true, verified: true }, frame: 'app', session: true },
    ...{ title: 'Connect a program', unlisted: true },
  },
  {
    ...{ path: '/settings/change-plan', guard: { login: true, verified: true }, frame: 'app', session: true },
    title: 'Change your plan',
    palette: { title: 'Change your plan', words: ['upgrade', 'subscription'] },
  },
  {
    path: '/account/billing/checkout/:id',
    guard: { login: true, verified: true },
    frame: 'app',
    session: true,
    title: 'Pay for credits',
    unlisted: true,
  },
  { path: '/staff/billing', ...STAFF, title: 'Billing', navigation: { label: 'Billing', icon: 'file' } },
  { path: '/staff/billing/:id', ...STAFF, title: 'Payment', unlisted: true },
  { path: '/staff/gift-codes', ...STAFF, title: 'Gift codes', navigation: { label: 'Gift codes', icon: 'star' } },
] as const satisfies readonly (PageId | RemotePage)[];
