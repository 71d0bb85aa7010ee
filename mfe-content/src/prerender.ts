import { DRAWN_SLUG, postPath } from '@flint/shared/contracts/post-node';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import { documentTitle } from '@flint/shared/contracts/routes';
import { type PublicPlace, renderRemote } from '@flint/shared/remote/prerender';
import { pages } from './pages';
import { routes } from './routes';

/** Runs once per production build: prerenders the public pages that this release describes. */
export default function render() {
  const places = (pages as readonly RemotePage[]).flatMap((page): PublicPlace[] =>
    page.frame === 'public' && page.description !== undefined
      ? [{ page: page.path, path: page.path, about: { ...aboutPage(page), description: page.description } }]
      : [],
  );
  const post = (pages as readonly RemotePage[]).find(({ path }) => path === '/blog/:slug');
  // One page for every post, with a hole that the server fills.
  const drawn: PublicPlace[] = post
    ? [{ page: '/blog/post', path: postPath(DRAWN_SLUG), about: { ...aboutPage(post), description: '' } }]
    : [];
  return renderRemote(routes, [...places, ...drawn]);
}

const aboutPage = (page: RemotePage) => ({
  title: documentTitle(page),
  trail: [{ name: page.title, path: page.path }],
  questions: [],
  program: null,
});
