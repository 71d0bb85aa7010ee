import type { Blog, BlogPost } from '@flint/shared/contracts/blogs';
import { type PostNode, postLine, postPath } from '@flint/shared/contracts/post-node';
import { escapeHtml } from '../../platform/web/escape-html';

const EMPTY = /^(img|hr|br)$/;

/** Writes what is shown of a post as HTML; every text and attribute is escaped. */
function nodesToHtml(nodes: readonly PostNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const { tag, attributes = {}, children = [] } = node;
      const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      const start = `<${tag}${given.join('')}>`;
      return EMPTY.test(tag) ? start : `${start}${nodesToHtml(children)}</${tag}>`;
    })
    .join('');
}

const hero = (url: string | null) =>
  url === null ? '' : `<img src="${escapeHtml(url)}" alt="" width="1600" height="900">`;

/** The article of a post, as the page of mfe-content shows it. */
export function postHtml(post: BlogPost): string {
  const head = `<h1>${escapeHtml(post.title)}</h1><p>${escapeHtml(postLine(post))}</p>`;
  return `<header>${head}</header>${hero(post.heroImageUrl)}${nodesToHtml(post.nodes)}`;
}

/** The list of posts, as the page of mfe-content shows it. */
export function listHtml(posts: readonly Blog[]): string {
  const items = posts.map((post) => {
    const link = `<a href="${postPath(post.slug)}">${escapeHtml(post.title)}</a>`;
    return `<li><h2>${link}</h2><p>${escapeHtml(post.excerpt)}</p><p>${escapeHtml(postLine(post))}</p></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}
