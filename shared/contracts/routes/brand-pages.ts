import { APP, type PageRoute } from './page-route';

/** Pages for brand profiles. */
export const BRAND_PAGES = [
  {
    id: 'brandProfiles',
    path: '/brand-profiles',
    owner: 'mfe-generator',
    ...APP,
    title: 'Brand profiles',
  },
  {
    id: 'createBrandProfile',
    path: '/brand-profiles/create',
    owner: 'mfe-generator',
    ...APP,
    title: 'New brand profile',
  },
  {
    id: 'brandProfile',
    path: '/brand-profiles/:id',
    owner: 'mfe-generator',
    ...APP,
    title: 'Brand profile',
  },
] as const satisfies readonly PageRoute[];
