import type { Blog, BlogList, BlogPost } from '@flint/shared/contracts/blogs';
import { listPath, type PostNode, postDay, postMinutes, postPath } from '@flint/shared/contracts/post-node';
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

const line = ({ publishedAt, minutes }: Pick<Blog, 'publishedAt' | 'minutes'>) =>
  publishedAt === null
    ? ''
    : `<p><time datetime="${publishedAt}">${postDay(publishedAt)}</time> <span>${postMinutes(minutes)}</span></p>`;

/** The article of a post, as the page of mfe-content shows it. */
export function postHtml(post: BlogPost): string {
  const head = `<h1>${escapeHtml(post.title)}</h1>${line(post)}`;
  return `<header>${head}</header>${hero(post.heroImageUrl)}${nodesToHtml(post.nodes)}`;
}

/** A page of the list with its categories and the ways to other pages, as the page of mfe-content shows it. */
export function listHtml({ data, total, page, limit, categories }: BlogList, category: string | undefined): string {
  const link = (to: string, words: string, isHere = false) =>
    `<a href="${escapeHtml(to)}"${isHere ? ' aria-current="page"' : ''}>${escapeHtml(words)}</a>`;
  const named = categories.map((each) => link(listPath(1, each), each, each === category));
  const items = data.map((post) => {
    const title = `<h2>${link(postPath(post.slug), post.title)}</h2>`;
    return `<li>${title}<p>${escapeHtml(post.excerpt)}</p>${line(post)}</li>`;
  });
  const none = data.length === 0 ? '<p>No post stands here yet.</p>' : '';
  const newer = page > 1 ? link(listPath(page - 1, category), 'Newer posts') : '';
  const older = page * limit < total ? link(listPath(page + 1, category), 'Older posts') : '';
  const ways = newer || older ? `<nav aria-label="Pages">${newer}${older}</nav>` : '';
  const all = link(listPath(1, undefined), 'All', category === undefined);
  return `<nav aria-label="Categories">${all}${named.join('')}</nav><ul>${items.join('')}</ul>${none}${ways}`;
}
