import { type About, PAGE_PLACE } from '@flint/shared/contracts/fragments';
import { REMOTE_NAMES, type Slot } from '@flint/shared/contracts/remotes';
import { getHref, PAGES } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { memberBoot, type Rendered, type RenderedPage, renderAt } from '@flint/shared/remote/prerender';
import { ABOUT } from './about';
import { Frame } from './layout/frame';
import { SHELL_PAGES } from './router/shell-pages';

const BLANK = '\u00a0';

/** Prerenders with every remote enabled; links to disabled remotes disappear once the page's own data is known. */
const OFFERED = REMOTE_NAMES.map((name) => ({
  ...{ name, version: '', manifest: '', integrity: '', requires: '' },
  ...{ enabled: true, slots: [] },
}));

/** Blank cards of the dashboard: the releases, known when the page is served, have their words. */
const CARDS: Slot[] = ['a', 'b', 'c'].map((id) => ({
  ...{ kind: 'dashboard-action', id, title: BLANK, description: BLANK, page: 'dashboard' },
}));
const CARDED = OFFERED.map((remote, at) => (at === 0 ? { ...remote, slots: CARDS } : remote));

/** Pages of the table that members see in the app's frame, and whose path has no parameters. */
const APP_PAGES = PAGES.filter(
  ({ frame, inApp, path }: PageRoute) => (frame === 'app' || inApp) && !path.includes(':'),
);

/** Runs once per production build: prerenders the shell's public pages, its first screens and the frames of all pages. */
export default async function render(): Promise<Rendered> {
  const pages = Object.entries(ABOUT).map(([id, about]) => renderPage(id as keyof typeof ABOUT, about));
  const boot = { environment: 'production' as const, session: null, remotes: OFFERED };
  return {
    frame: await renderAt(getHref('home'), <Frame>{PAGE_PLACE}</Frame>, boot),
    pages: await Promise.all(pages),
    appFrames: Object.fromEntries(await Promise.all(APP_PAGES.map(renderFrame))),
    screens: [await renderDashboard()],
  };
}

async function renderFrame({ id, path }: PageRoute): Promise<[string, string]> {
  return [id, await renderAt(path, <Frame>{PAGE_PLACE}</Frame>, memberBoot(OFFERED))];
}

async function renderDashboard() {
  const { default: Page } = await SHELL_PAGES.dashboard();
  return { page: 'dashboard' as const, html: await renderAt(getHref('dashboard'), <Page />, memberBoot(CARDED)) };
}

async function renderPage(page: keyof typeof ABOUT, about: About): Promise<RenderedPage> {
  const { default: Page } = await SHELL_PAGES[page]();
  const path = getHref(page);
  return { page, path, about, html: await renderAt(path, <Page />) };
}
