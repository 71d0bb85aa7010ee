import { shortened } from '@flint/shared/contracts/graphemes';
import { POST_PICTURE, type PostNode } from '@flint/shared/contracts/post-node';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';

/**
 * Reads Markdown (GitHub's) into its tree, which is what a post is kept as. Emphasis also works beside the punctuation of
 * Chinese, Japanese and Korean, where CommonMark shows its signs.
 */
export function readMarkdown(markdown: string): Root {
  const extensions = [gfm(), cjkFriendlyExtension()];
  const root = fromMarkdown(markdown, { extensions, mdastExtensions: [gfmFromMarkdown()] });
  return JSON.parse(JSON.stringify(root, (key, value) => (key === 'position' ? undefined : value)));
}

/** Writes a tree as Markdown. */
export function writeMarkdown(root: Root): string {
  return toMarkdown(root, { extensions: [gfmToMarkdown(), cjkFriendlyToMarkdown()], bullet: '-' });
}

/**
 * What is shown of a post. XSS protection: only the elements and attributes below exist; HTML is shown as it was typed,
 * links go to http, https, mailto or a path, pictures are those that are kept for posts.
 */
export function toPostNodes(root: Root): PostNode[] {
  const links = new Map(
    root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  return root.children.flatMap((node) => show(node, links));
}

/** Whether each picture has an alternative text. */
export function isDescribed(node: Nodes): boolean {
  if (node.type === 'image' || node.type === 'imageReference') return (node.alt ?? '').trim() !== '';
  return !('children' in node) || node.children.every((child) => isDescribed(child as Nodes));
}

/** Reading time in whole minutes, at 220 words a minute; a sign of a script without spaces is half a word. */
export function readingMinutes(root: Root): number {
  const text = textIn(root);
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round((words + dense / 2) / 220));
}

/** The first paragraph, at most so many UTF-16 units of it: cut between words, or letters where a script has no spaces. */
export function firstWords(root: Root, max: number): string {
  const first = root.children.find(({ type }) => type === 'paragraph');
  const text = first ? textIn(first).replace(/\s+/g, ' ').trim() : '';
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max - 1);
  // A space far in front stands beside a text that has none, not beside a word.
  const words = space < max / 2 ? shortened(text, max - 1) : text.slice(0, space);
  return `${words.replace(/[,;:.]$/, '')}…`;
}

type Links = ReadonlyMap<string, string>;
type Element = Exclude<PostNode, string>;

/** Headings of a post rank below its title. */
const HEADINGS = ['h2', 'h2', 'h3', 'h4', 'h4', 'h4'] as const;
const PLAIN: Readonly<Record<string, Element['tag']>> = {
  ...{ paragraph: 'p', blockquote: 'blockquote', emphasis: 'em', strong: 'strong', delete: 'del' },
};

function show(node: Nodes, links: Links): PostNode[] {
  const children = () => ('children' in node ? node.children.flatMap((child) => show(child as Nodes, links)) : []);
  const plain = PLAIN[node.type];
  if (plain) return [{ tag: plain, children: children() }];
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value];
    case 'heading':
      return [{ tag: HEADINGS[node.depth - 1] ?? 'h4', children: children() }];
    case 'list':
      return [
        {
          tag: node.ordered ? 'ol' : 'ul',
          ...(node.ordered && node.start && node.start !== 1 && { attributes: { start: String(node.start) } }),
          children: children(),
        },
      ];
    case 'listItem':
      return [{ tag: 'li', children: [...(node.checked == null ? [] : [node.checked ? '☑ ' : '☐ ']), ...children()] }];
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value] }];
    case 'code':
      return [{ tag: 'pre', children: [{ tag: 'code', children: [node.value] }] }];
    case 'thematicBreak':
      return [{ tag: 'hr' }];
    case 'break':
      return [{ tag: 'br' }];
    case 'link':
      return link(node.url, children());
    case 'linkReference':
      return link(links.get(node.identifier) ?? '', children());
    case 'image':
      return image(node.url, node.alt ?? '');
    case 'imageReference':
      return image(links.get(node.identifier) ?? '', node.alt ?? '');
    case 'table':
      return [table(node.children as Nodes[], links)];
    case 'tableCell':
      return children();
    default:
      return [];
  }
}

function table(rows: readonly Nodes[], links: Links): Element {
  const row = (node: Nodes, tag: 'th' | 'td'): PostNode => ({
    tag: 'tr',
    children: 'children' in node ? node.children.map((cell) => ({ tag, children: show(cell as Nodes, links) })) : [],
  });
  const [head, ...body] = rows;
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: head ? [row(head, 'th')] : [] },
      { tag: 'tbody', children: body.map((each) => row(each, 'td')) },
    ],
  };
}

/** A path of this server: one slash, and no backslash, which browsers read as one. */
const isPath = (url: string) => /^\/(?![/\\])[^\\]*$/.test(url) || /^#/.test(url);

function link(url: string, children: PostNode[]): PostNode[] {
  if (isPath(url)) return [{ tag: 'a', attributes: { href: url }, children }];
  if (!/^(https?|mailto):/i.test(url) || !URL.canParse(url)) return children;
  return [{ tag: 'a', attributes: { href: new URL(url).href, rel: 'noopener noreferrer nofollow' }, children }];
}

/**
 * A picture elsewhere would tell its server who reads, and another path of this one could be any request: its description
 * stands in its place.
 */
function image(src: string, alt: string): PostNode[] {
  return POST_PICTURE.test(src) ? [{ tag: 'img', attributes: { src, alt, loading: 'lazy' } }] : [alt];
}

function textIn(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textIn(child as Nodes)).join(' ') : '';
}
