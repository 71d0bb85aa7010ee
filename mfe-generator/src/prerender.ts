import { type Rendered, renderScreens } from '@flint/shared/remote/prerender';
import { routes } from './routes';

/** Runs once per production build: prerenders the first screens of this release's most used pages. */
export default async function render(): Promise<Rendered> {
  const screens = await renderScreens(routes, [
    'generator',
    'imageToVideo',
    'musicGenerator',
    'playground',
    'library',
    'viewspark',
  ]);
  return { frame: null, pages: [], screens };
}
