/**
 * Does to the text nodes of the page, and to those that come later, what the translators of Chrome and Edge do: moves
 * each into `<font>`.
 * @returns stops translating
 */
export function translatePage(): () => void {
  const left = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'TITLE', 'NOSCRIPT', 'FONT']);
  const wrap = (node: Text) => {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || left.has(parent.tagName)) return;
    if (parent.closest('font,[translate=no]')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = node.data;
    outer.append(inner);
    node.replaceWith(outer);
  };
  const below = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (walk.nextNode()) all.push(walk.currentNode as Text);
    all.forEach(wrap);
  };
  below(document.body);
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Text) wrap(node);
      else if (node instanceof Element && node.tagName !== 'FONT') below(node);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
