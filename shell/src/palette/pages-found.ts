import type { PaletteEntry, PaletteGroup } from '@flint/shared/contracts/palette';
import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import { PAGES, type PageId } from '@flint/shared/contracts/routes';
import type { Guard } from '@flint/shared/contracts/routes/guard';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import type { User } from '@flint/shared/contracts/users';
import { hasWords } from './has-words';

/** Words under which a page is found beside its title; these pages come first, in this order. */
const ALSO: Partial<Record<PageId, string>> = {
  dashboard: 'dashboard start',
  generator: 'image picture make',
  imageToVideo: 'film clip',
  musicGenerator: 'song sound',
  playground: 'chat speech voice transcribe transcript workflow',
  library: 'results files',
  platformTools: 'youtube instagram tiktok facebook google',
  viewspark: 'spark assistant chat',
  brandProfiles: 'colours logo',
  credits: 'balance transactions',
  settings: 'theme motion preferences',
  profile: 'account name password',
};
/** Pages that are not places to go to. */
const LEFT_OUT: readonly PageId[] = ['notFound', 'componentGallery', 'dashboardCredits', 'home'];

/**
 * The pages with a fixed path that this user may open, of the table and of those that releases declare for the palette,
 * whose title or further words contain the words.
 */
export function pagesFound(
  words: string,
  user: User,
  { remotes, offered }: { remotes: readonly RemoteRelease[]; offered: (id: PageId) => boolean },
): PaletteGroup {
  const first = Object.keys(ALSO);
  const own = (PAGES as readonly (PageRoute & { id: PageId })[])
    .filter(({ id, frame, environment }) => frame !== 'auth' && !environment && !LEFT_OUT.includes(id) && offered(id))
    .sort((a, b) => rank(first, a.id) - rank(first, b.id))
    .map(({ id, title, path, guard }) => ({ path, guard, title, also: ALSO[id] ?? '' }));
  const declared = remotes
    .flatMap(({ routes = [] }) => routes)
    .flatMap(({ path, guard, palette }) =>
      palette ? [{ path, guard, title: palette.title, also: palette.words?.join(' ') ?? '' }] : [],
    );
  const entries = [...own, ...declared]
    .filter(({ path, guard }) => !path.includes(':') && opensFor(guard, user))
    .filter(({ title, also }) => hasWords(`${title} ${also}`, words))
    .map(({ title, path }): PaletteEntry => ({ id: path, title, href: path }));
  return { title: 'Pages', entries };
}

const opensFor = ({ roles }: Guard, user: User) => roles?.some((role) => user.roles.includes(role)) ?? true;

const rank = (first: readonly string[], id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
