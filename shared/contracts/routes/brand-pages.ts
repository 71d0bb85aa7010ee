import { type PageRoute, SIGNED_IN } from './page-route';

/** Pages for brand profiles. */
export const BRAND_PAGES = [
  {
    id: 'brandProfiles',
    path: '/brand-profiles',
    owner: 'mfe-generator',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Brand profiles',
  },
  {
    id: 'createBrandProfile',
    path: '/brand-profiles/create',
    owner: 'mfe-generator',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'New brand profile',
  },
  {
    id: 'brandProfile',
    path: '/brand-profiles/:id',
    owner: 'mfe-generator',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Brand profile',
  },
] as const satisfies readonly PageRoute[];
