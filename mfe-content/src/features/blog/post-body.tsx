import { POST_PICTURE, POST_TAGS, type PostNode } from '@flint/shared/contracts/post-node';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Attributes that elements of a post may have, by what React calls them. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ...{ href: 'href', src: 'src', alt: 'alt', rel: 'rel', loading: 'loading', start: 'start' },
};

/** What addresses have to be. */
const SAFE: Readonly<Record<string, RegExp>> = {
  ...{ href: /^(https?:|mailto:|#|\/(?![/\\]))/i, src: POST_PICTURE },
};

/** Shows what the server made of a post's text: elements of the list alone, and no HTML. */
export function PostBody({ nodes }: { nodes: readonly PostNode[] }): ReactNode {
  return nodes.map((node, index) => {
    // A node has no identity of its own: the texts are replaced as a whole.
    const key = `${index} ${typeof node === 'string' ? 'text' : node.tag}`;
    // Text beside elements has one of its own: what translates pages moves bare text (decision 56).
    if (typeof node === 'string') return nodes.length === 1 ? node : <span key={key}>{node}</span>;
    const { tag, attributes = {}, children = [] } = node;
    if (!POST_TAGS.includes(tag)) return null;
    const props = Object.entries(attributes).flatMap(([name, value]) => {
      const known = ATTRIBUTES[name];
      return known && (SAFE[name]?.test(value) ?? true) ? [[known, value] as const] : [];
    });
    const given = Object.fromEntries(props);
    const inner = children.length > 0 ? <PostBody nodes={children} /> : undefined;
    if (tag === 'a' && given.href?.startsWith('/'))
      return (
        <Link key={key} to={given.href}>
          {inner}
        </Link>
      );
    return createElement(tag, { key, ...given }, inner);
  });
}
