import { type Rendered, renderRemote } from '@flint/shared/remote/prerender';
import { ABOUT_PRICING } from './features/pricing/about';
import { routes } from './routes';

/** Runs once per production build: prerenders this release's public pages. */
export default async function render(): Promise<Rendered> {
  return renderRemote(routes, [{ page: 'pricing', path: '/pricing', about: ABOUT_PRICING }]);
}
