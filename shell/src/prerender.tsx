import { type About, PAGE_PLACE } from '@flint/shared/contracts/fragments';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { getHref } from '@flint/shared/contracts/routes';
import { type Rendered, type RenderedPage, renderAt } from '@flint/shared/remote/prerender';
import { ABOUT } from './about';
import { Frame } from './layout/frame';
import { SHELL_PAGES } from './router/shell-pages';

/** Prerenders with every remote enabled; links to disabled remotes disappear once the page's own data is known. */
const OFFERED = REMOTE_NAMES.map((name) => ({
  ...{ name, version: '', manifest: '', integrity: '', requires: '' },
  ...{ enabled: true, slots: [] },
}));

/** Runs once per production build: prerenders the shell's public pages and the frame of all pages. */
export default async function render(): Promise<Rendered> {
  const pages = Object.entries(ABOUT).map(([id, about]) => renderPage(id as keyof typeof ABOUT, about));
  const boot = { environment: 'production' as const, session: null, remotes: OFFERED };
  return {
    frame: await renderAt(getHref('home'), <Frame>{PAGE_PLACE}</Frame>, boot),
    pages: await Promise.all(pages),
  };
}

async function renderPage(page: keyof typeof ABOUT, about: About): Promise<RenderedPage> {
  const { default: Page } = await SHELL_PAGES[page]();
  const path = getHref(page);
  return { page, path, about, html: await renderAt(path, <Page />) };
}
