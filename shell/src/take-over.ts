/** What the server drew ahead of the script, beside the root that draws the same. */
const DRAWN = '#drawn';
/** How long a page may differ in height from what was drawn ahead, once it has its heading, in milliseconds. */
const PATIENCE_MS = 2_000;
/** What somebody may have left there. Most pages have nothing to type into. */
const LEFT = 'input,textarea,select,[data-pressed],:focus';
/** Heights differ by less where the same text was laid out twice, in pixels. */
const SAME_PX = 1;

/**
 * Puts the root in the place of what the server drew ahead, in one frame, as soon as it stands as high: whoever reads
 * or types meanwhile notices nothing.
 */
export function takeOver(root: HTMLElement): void {
  const drawn = document.querySelector<HTMLElement>(DRAWN);
  if (!drawn) return;
  const loadCarryOver = async () =>
    drawn.querySelector(LEFT)
      ? import(/* webpackChunkName: "carry-over" */ './carry-over').catch(() => undefined)
      : undefined;
  void loadCarryOver();
  let late: ReturnType<typeof setTimeout> | undefined;
  const watch = new ResizeObserver(() => {
    if (!root.querySelector('h1')) return;
    late ??= setTimeout(swap, PATIENCE_MS);
    if (root.offsetHeight >= drawn.offsetHeight - SAME_PX) void swap();
  });
  const swap = async () => {
    watch.disconnect();
    clearTimeout(late);
    const arrive = (await loadCarryOver())?.carryOver(drawn, root);
    drawn.remove();
    root.removeAttribute('data-waiting');
    arrive?.();
  };
  watch.observe(root);
}
