/** The prerendered content, beside the root that renders the live page. */
const DRAWN = '#drawn';
/** How long the live page may differ in height from the prerendered one after its heading appears, in milliseconds. */
const PATIENCE_MS = 2_000;
/** Elements that may hold user input. Most pages have none. */
const LEFT = 'input,textarea,select,[data-pressed],:focus';
/** Height differences below this come from laying out the same text twice, in pixels. */
const SAME_PX = 1;

/**
 * Replaces the prerendered page with the live root in one frame, as soon as both have the same height, to avoid layout
 * shift.
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
