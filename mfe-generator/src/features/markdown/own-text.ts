interface Node {
  type: string;
  value?: string;
  tagName?: string;
  children?: Node[];
}

/**
 * A rehype plugin that puts text beside elements into a `span`: streamed answers grow, and a text node that a translator
 * of the browser has moved is not React's any more (shared/jsx/own-text.ts, which Markdown's elements do not pass).
 */
export function ownText() {
  return (tree: Node) => wrap(tree);
}

function wrap(node: Node): void {
  const { children } = node;
  if (!children) return;
  const alone = children.length === 1 && node.type === 'element';
  node.children = children.map((child) => {
    wrap(child);
    if (alone || child.type !== 'text' || !child.value?.trim()) return child;
    return { type: 'element', tagName: 'span', properties: {}, children: [child] };
  });
}
