import { OPEN, type PageRoute } from './page-route';

/** Public pages, and the not-found page. */
export const PUBLIC_PAGES = [
  {
    id: 'home',
    path: '/',
    owner: 'shell',
    ...OPEN,
    title: 'Flint: make pictures, film and words, paid by the credit',
  },
  // Asks for the session at once: what the buttons lead to depends on who is signed in.
  { id: 'pricing', path: '/pricing', owner: 'mfe-billing', ...OPEN, session: true, title: 'Pricing' },
  {
    id: 'terms',
    path: '/terms-of-service',
    owner: 'shell',
    ...OPEN,
    title: 'Terms of service',
  },
  {
    id: 'privacy',
    path: '/privacy',
    owner: 'shell',
    ...OPEN,
    title: 'Privacy',
  },
  {
    id: 'componentGallery',
    path: '/dev/ui',
    owner: 'shell',
    ...OPEN,
    title: 'Components',
    environment: 'development',
  },
  {
    id: 'notFound',
    path: '/404',
    owner: 'shell',
    ...OPEN,
    title: 'Page not found',
    status: 404,
  },
] as const satisfies readonly PageRoute[];
