import type { PageRoute } from './page-route';

/** Public pages, and the not-found page. */
export const PUBLIC_PAGES = [
  {
    id: 'home',
    path: '/',
    owner: 'shell',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Flint: make pictures, film and words, paid by the credit',
  },
  {
    id: 'terms',
    path: '/terms-of-service',
    owner: 'shell',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Terms of service',
  },
  {
    id: 'privacy',
    path: '/privacy',
    owner: 'shell',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Privacy',
  },
  {
    id: 'componentGallery',
    path: '/dev/ui',
    owner: 'shell',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Components',
    environment: 'development',
  },
  {
    id: 'notFound',
    path: '/404',
    owner: 'shell',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Page not found',
    status: 404,
  },
] as const satisfies readonly PageRoute[];
