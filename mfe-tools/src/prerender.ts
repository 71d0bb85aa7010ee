import { type PublicPlace, renderRemote } from '@flint/shared/remote/prerender';
import { PUBLIC_PATHS } from '@flint/shared/tools/public-paths';
import { aboutOf } from './features/public/about-of';
import { pages } from './pages';
import { routes } from './routes';

/** Runs once per production build: prerenders this release's public pages. */
export default async function render() {
  const own: readonly string[] = pages;
  const places = PUBLIC_PATHS.filter(({ page }) => own.includes(page.id)).map(
    async ({ page, path }): Promise<PublicPlace> => ({
      page: page.id as (typeof pages)[number],
      path,
      about: await aboutOf(path),
      ...(page.id === 'toolsTool' && { module: `shared${path}` }),
    }),
  );
  return renderRemote(routes, await Promise.all(places));
}
