import type { Environment } from './boot';
import type { RemoteName } from './remotes';
import type { Role } from './users';

/** What a page asks of its visitor; checked in this order (specification, section 4). */
export interface Guard {
  login?: boolean;
  verified?: boolean;
  roles?: readonly Role[];
  minCredits?: number;
}

export interface PageRoute {
  readonly id: string;
  readonly path: string;
  readonly owner: 'shell' | RemoteName;
  readonly guard: Guard;
  /** `app` pages stand in the sidebar frame, `public` ones in the public frame (or the app frame when signed in and `inApp`). */
  readonly frame: 'public' | 'auth' | 'app';
  readonly inApp?: boolean;
  /** Whether the page asks GET /api/users/me when it is opened (specification, section 2; OPEN-040). */
  readonly session: boolean;
  readonly title: string;
  /** Status the server answers the page with. */
  readonly status?: number;
  /** Is for whoever has its address: search engines are told to leave it out. */
  readonly unlisted?: boolean;
  /** The one environment the page exists in; without it, in all. */
  readonly environment?: Environment;
}

const SIGNED_IN: Guard = { login: true, verified: true };

/** Every page that exists. The shell routes by it, the server answers by it, remotes own what it gives them. */
export const PAGES = [
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
    id: 'generator',
    path: '/generator',
    owner: 'mfe-generator',
    guard: {},
    frame: 'public',
    inApp: true,
    session: true,
    title: 'Generator',
  },
  {
    id: 'falGenerator',
    path: '/fal-generator',
    owner: 'mfe-generator',
    guard: {},
    frame: 'public',
    inApp: true,
    session: false,
    title: 'Image and video generator',
  },
  {
    id: 'imageToVideo',
    path: '/image-to-video',
    owner: 'mfe-generator',
    guard: {},
    frame: 'public',
    inApp: true,
    session: true,
    title: 'Image to video',
  },
  {
    id: 'musicGenerator',
    path: '/music-generator',
    owner: 'mfe-generator',
    guard: { ...SIGNED_IN, minCredits: 1 },
    frame: 'app',
    session: true,
    title: 'Music generator',
  },
  {
    id: 'library',
    path: '/library',
    owner: 'mfe-generator',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Library',
  },
  {
    id: 'playground',
    path: '/playground',
    owner: 'mfe-generator',
    guard: { ...SIGNED_IN, minCredits: 1 },
    frame: 'app',
    session: true,
    title: 'Playground',
  },
  {
    id: 'contentReverseEngineer',
    path: '/content-reverse-engineer',
    owner: 'mfe-generator',
    guard: {},
    frame: 'public',
    inApp: true,
    session: true,
    title: 'Content reverse engineer',
  },
  {
    id: 'viewspark',
    path: '/viewspark',
    owner: 'mfe-generator',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Spark',
  },
  {
    id: 'sharedSpark',
    path: '/viewspark/shared/:token',
    owner: 'mfe-generator',
    guard: {},
    frame: 'public',
    session: false,
    title: 'A shared conversation',
    unlisted: true,
  },
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
  {
    id: 'platformTools',
    path: '/platform-tools',
    owner: 'mfe-tools',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Platform tools',
  },
  {
    id: 'platformHub',
    path: '/platform-tools/:platform',
    owner: 'mfe-tools',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Platform tools',
  },
  {
    id: 'platformTool',
    path: '/platform-tools/:platform/:tool',
    owner: 'mfe-tools',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Platform tool',
  },
  {
    id: 'tools',
    path: '/tools',
    owner: 'mfe-tools',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Tools for six platforms',
  },
  {
    id: 'toolsLibrary',
    path: '/tools-library',
    owner: 'mfe-tools',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Tools library',
  },
  {
    id: 'toolsHub',
    path: '/tools/:platform',
    owner: 'mfe-tools',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Tools',
  },
  {
    id: 'toolsTool',
    path: '/tools/:platform/:tool',
    owner: 'mfe-tools',
    guard: {},
    frame: 'public',
    session: false,
    title: 'Tool',
  },
  { id: 'signin', path: '/signin', owner: 'shell', guard: {}, frame: 'auth', session: true, title: 'Sign in' },
  {
    id: 'signup',
    path: '/signup',
    owner: 'shell',
    guard: {},
    frame: 'auth',
    session: true,
    title: 'Create your account',
  },
  {
    id: 'forgotPassword',
    path: '/forgot-password',
    owner: 'shell',
    guard: {},
    frame: 'auth',
    session: false,
    title: 'Reset your password',
  },
  {
    id: 'verifyEmail',
    path: '/verify-email',
    owner: 'shell',
    guard: {},
    frame: 'auth',
    session: true,
    title: 'Verify your e-mail address',
  },
  {
    id: 'oauthCallback',
    path: '/oauth/callback',
    owner: 'shell',
    guard: {},
    frame: 'auth',
    session: true,
    title: 'Signing in',
  },
  { id: 'dashboard', path: '/dashboard', owner: 'shell', guard: SIGNED_IN, frame: 'app', session: true, title: 'Home' },
  {
    id: 'dashboardCredits',
    path: '/dashboard/credits',
    owner: 'mfe-billing',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Credits',
  },
  {
    id: 'credits',
    path: '/credits',
    owner: 'mfe-billing',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Credits',
  },
  {
    id: 'profile',
    path: '/account/profile',
    owner: 'shell',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Profile',
  },
  {
    id: 'settings',
    path: '/settings',
    owner: 'shell',
    guard: SIGNED_IN,
    frame: 'app',
    session: true,
    title: 'Settings',
  },
  {
    id: 'staffReleases',
    path: '/staff/releases',
    owner: 'shell',
    guard: { ...SIGNED_IN, roles: ['admin'] },
    frame: 'app',
    session: true,
    title: 'Releases',
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

export type PageId = (typeof PAGES)[number]['id'];

/** Other addresses of pages: they lead on, the query with them (OPEN-027). */
export const FORWARDS: Readonly<Record<string, PageId>> = { '/reset-password': 'forgotPassword' };

/** Whether a page exists where the product runs; `undefined` stands for anywhere. */
export function existsIn(page: PageRoute, environment: Environment | undefined): boolean {
  return page.environment === undefined || page.environment === environment;
}

/** The part of a path that stands for a thing's own id: `:id`. */
const NAMED = /:(\w+)/g;

/** Whether a path is one of a page whose path names a thing. */
const fits = (page: PageRoute, path: string) =>
  page.path.includes(':') && new RegExp(`^${page.path.replace(NAMED, '[^/]+')}$`).test(path);

/**
 * The page of a path, or undefined when there is none; pages of a single environment are found with it only. A path
 * of its own comes before one that names a thing (OPEN-072).
 */
export function pageOf(pathname: string, environment?: Environment): PageRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const pages = PAGES.filter((page) => existsIn(page, environment));
  return pages.find((page) => page.path === path) ?? pages.find((page) => fits(page, path));
}

/** What stands in the browser's tab: a name of the product is added where the title has none. */
export function documentTitle({ title }: Pick<PageRoute, 'title'>): string {
  return title.startsWith('Flint') ? title : `${title} · Flint`;
}

/** The address of a page: what its path names is put there, the rest is its query. */
export function getHref(id: PageId, query: Record<string, string | undefined> = {}): string {
  const pattern = PAGES.find((page) => page.id === id)?.path ?? '/404';
  const path = pattern.replace(NAMED, (whole, name: string) => encodeURIComponent(query[name] ?? whole));
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !pattern.includes(`:${pair[0]}`),
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
