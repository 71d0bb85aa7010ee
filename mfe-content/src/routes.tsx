import { lazyPage } from '@flint/shared/remote/lazy-page';
import type { ComponentType } from 'react';
import type { pages } from './pages';

/** Chunks of public pages are named after their page, so that the release knows which files each of them needs. */
export const routes = {
  '/welcome': lazyPage(() => import(/* webpackChunkName: "page-welcome" */ './features/info/welcome-page')),
  '/affiliate-program': lazyPage(
    () => import(/* webpackChunkName: "page-affiliate-program" */ './features/info/affiliate-page'),
  ),
  '/docs': lazyPage(() => import(/* webpackChunkName: "page-docs" */ './features/docs/docs-page')),
  '/support': lazyPage(() => import(/* webpackChunkName: "page-support" */ './features/info/support-page')),
  '/community': lazyPage(() => import(/* webpackChunkName: "page-community" */ './features/info/community-page')),
  '/careers': lazyPage(() => import(/* webpackChunkName: "page-careers" */ './features/info/careers-page')),
  '/changelog': lazyPage(() => import(/* webpackChunkName: "page-changelog" */ './features/changelog/changelog-page')),
  '/guides': lazyPage(() => import(/* webpackChunkName: "page-guides" */ './features/info/guides-page')),
  '/contact': lazyPage(() => import(/* webpackChunkName: "page-contact" */ './features/contact/contact-page')),
  '/survey': lazyPage(() => import(/* webpackChunkName: "page-survey" */ './features/survey/survey-page')),
  '/blog': lazyPage(() => import(/* webpackChunkName: "page-blog" */ './features/blog/blog-page')),
  '/blog/:slug': lazyPage(() => import(/* webpackChunkName: "page-blog-post" */ './features/blog/post-page')),
  '/create-blog': lazyPage(() => import('./features/blog/create-blog-page')),
  '/reviews': lazyPage(() => import('./features/reviews/reviews-page')),
  '/connect-socials': lazyPage(() => import('./features/info/connect-socials-page')),
  '/dashboard/welcome-tour': lazyPage(() => import('./features/tour/tour-page')),
  '/staff/messages': lazyPage(() => import('./features/staff/messages-page')),
  '/staff/reporting': lazyPage(() => import('./features/staff/reporting-page')),
  '/staff/reviews': lazyPage(() => import('./features/staff/reported-reviews-page')),
} satisfies Record<(typeof pages)[number]['path'], ComponentType>;
