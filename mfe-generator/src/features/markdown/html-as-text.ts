/** A node of a Markdown tree, as far as it is read here. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const BREAK = /^<br\s*\/?>$/i;
/** Nodes whose children are blocks: HTML between them needs a paragraph around it. */
const HOLDS_BLOCKS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/**
 * A remark plugin that shows HTML as it was typed: models write `<your name>`, `List<Video>` and `<title>` as words. A
 * line break, which tables can hold in no other way, is one.
 */
export function htmlAsText() {
  return (tree: Node) => show(tree);
}

function show(node: Node): void {
  const blocks = HOLDS_BLOCKS.has(node.type);
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type !== 'html') {
      show(child);
      return child;
    }
    const words = asWords(child.value ?? '');
    return blocks ? { type: 'paragraph', children: words } : words;
  });
}

/** Lines of HTML as text with line breaks between them. */
function asWords(html: string): Node[] {
  if (BREAK.test(html)) return [{ type: 'break' }];
  return html
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [{ type: 'break' }] : []), { type: 'text', value: line }]);
}
