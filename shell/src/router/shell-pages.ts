import type { PAGES } from '@flint/shared/contracts/routes';
import type { ComponentType } from 'react';

type ShellPageId = Extract<(typeof PAGES)[number], { owner: 'shell' }>['id'];
type PageModule = () => Promise<{ default: ComponentType }>;

/**
 * The shell's own pages, each a lazy chunk. Chunks are named after their page, so that the server can send preload
 * hints before the script runs.
 */
export const SHELL_PAGES: Record<ShellPageId, PageModule> = {
  home: () => import(/* webpackChunkName: "page-home" */ '../pages/home/home-page'),
  signin: () => import(/* webpackChunkName: "page-signin" */ '../pages/sign-in/sign-in-page'),
  signup: () => import(/* webpackChunkName: "page-signup" */ '../pages/sign-up/sign-up-page'),
  forgotPassword: () =>
    import(/* webpackChunkName: "page-forgot-password" */ '../pages/forgot-password/forgot-password-page'),
  verifyEmail: () => import(/* webpackChunkName: "page-verify-email" */ '../pages/verify-email/verify-email-page'),
  oauthCallback: () =>
    import(/* webpackChunkName: "page-oauth-callback" */ '../pages/oauth-callback/oauth-callback-page'),
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ '../pages/dashboard/dashboard-page'),
  profile: () => import(/* webpackChunkName: "page-profile" */ '../pages/profile/profile-page'),
  settings: () => import(/* webpackChunkName: "page-settings" */ '../pages/settings/settings-page'),
  staffReleases: () =>
    import(/* webpackChunkName: "page-staff-releases" */ '../pages/staff-releases/staff-releases-page'),
  terms: () => import(/* webpackChunkName: "page-terms" */ '../pages/legal/terms-page'),
  privacy: () => import(/* webpackChunkName: "page-privacy" */ '../pages/legal/privacy-page'),
  componentGallery: () => import(/* webpackChunkName: "page-dev-ui" */ '../pages/dev-ui/dev-ui-page'),
  notFound: () => import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/not-found-page'),
};
