import type { Page } from 'playwright/test';

/** Translates every page of this tab once it has loaded, as Chrome and Edge do: each text node moves into `<font>`. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'TITLE', 'NOSCRIPT', 'FONT']);
    const wrap = (node: Text) => {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || left.has(parent.tagName) || parent.closest('font,[translate=no]')) return;
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
    addEventListener('load', () => {
      below(document.body);
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof Text) wrap(node);
          else if (node instanceof Element && node.tagName !== 'FONT') below(node);
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}
