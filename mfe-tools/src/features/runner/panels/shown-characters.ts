/**
 * How many characters of a clamped text are visible in its box; null when all are. Measured on the rendered text, so it
 * is the cut in this font and at this width.
 */
export function shownCharacters(box: HTMLElement): number | null {
  const [node] = box.childNodes;
  if (!node || box.scrollHeight <= box.clientHeight + 1) return null;
  const text = node.textContent ?? '';
  const bottom = box.getBoundingClientRect().bottom;
  const range = document.createRange();
  const isShown = (end: number) => {
    range.setStart(node, Math.max(0, end - 1));
    range.setEnd(node, end);
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
