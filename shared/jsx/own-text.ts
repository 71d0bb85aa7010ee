import { Fragment, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

type Children = readonly ReactNode[];

/** Elements that hold text alone: a `span` in them is not shown, or is no HTML. */
const TEXT_ONLY: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'style', 'script', 'text', 'tspan']);

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
const isNothing = (child: unknown) => child == null || typeof child === 'boolean';
const isAllText = (children: Children): boolean =>
  children.every((child) => isText(child) || isNothing(child) || (Array.isArray(child) && isAllText(child)));
const textOf = (children: Children): string =>
  children.map((child) => (Array.isArray(child) ? textOf(child) : isText(child) ? child : '')).join('');

/**
 * Puts text that has siblings into an element of its own. Translators of browsers move text nodes into `<font>`: React
 * then updates a node that is no longer shown, or throws when it removes one or inserts before one. The only text of an
 * element is set as a whole, which stays right.
 * @returns the props themselves when nothing is to be done
 */
export function withOwnText<Props extends { children?: ReactNode }>(type: unknown, props: Props): Props {
  const { children } = props;
  const alone = type === Fragment && isText(children) ? [children] : children;
  if (!Array.isArray(alone)) return props;
  if (type !== Fragment && isAllText(alone)) {
    const text = textOf(alone);
    return { ...props, children: text === '' ? null : text };
  }
  if (TEXT_ONLY.has(type)) return props;
  const next = wrapped(alone);
  return next === alone ? props : { ...props, children: next };
}

/** Wraps each run of text, at the place of its first; the places of others stay, so that React keeps their state. */
function wrapped(children: Children): Children {
  let next: ReactNode[] | undefined;
  for (let at = 0; at < children.length; at++) {
    const child = children[at];
    let replaced: ReactNode = child;
    let end = at + 1;
    if (Array.isArray(child)) replaced = wrapped(child) as ReactNode;
    else if (isText(child)) {
      while (isText(children[end])) end++;
      const text = textOf(children.slice(at, end));
      // Translators leave white space alone.
      if (text.trim() !== '') replaced = jsx('span', { children: text }, `text ${at}`);
    }
    if (replaced === child) continue;
    next ??= [...children];
    next.fill(null, at, end);
    next[at] = replaced;
    at = end - 1;
  }
  return next ?? children;
}
