/**
 * How many characters of a clamped text are visible in its box; null when all are. Measured on the rendered text, so it
 * is the cut in this font and at this width.
 */
export function shownCharacters(box: HTMLElement): number | null {
  const text = box.textContent ?? '';
  if (text === '' || box.scrollHeight <= box.clientHeight + 1) return null;
  const bottom = box.getBoundingClientRect().bottom;
  const range = document.createRange();
  const nodes = textNodesIn(box);
  const isShown = (end: number) => {
    range.setStart(...pointAt(nodes, Math.max(0, end - 1)));
    range.setEnd(...pointAt(nodes, end));
    return range.getBoundingClientRect().bottom <= bottom + 1;
  };
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isShown(middle)) low = middle;
    else high = middle - 1;
  }
  return Array.from(text.slice(0, low)).length;
}

/** A translator of the browser puts elements around the text, or between its parts. */
function textNodesIn(box: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Where the character at an index of the whole text begins; for the text's length, its end. */
function pointAt(nodes: readonly Text[], index: number): [Text, number] {
  let before = 0;
  for (const node of nodes) {
    if (index <= before + node.length) return [node, index - before];
    before += node.length;
  }
  throw new RangeError(`There is no character ${index} in ${before}`);
}
