/** The prerendered content, beside the root that renders the live page. */
const DRAWN = '#drawn';
/** How long the live page may differ from the prerendered one after its heading appears, in milliseconds. */
const PATIENCE_MS = 2_000;
/** What the visitor has done before the script could listen; `start.js` marks the presses and the changes. */
const LEFT = '[data-pressed],[data-changed],:focus';
/** The live page's heading, or what it says in the place of a page whose file did not load. */
const THERE = 'h1,[role=alert]';
/** A part of the live page that waits for what decides its layout. */
const BUSY = '[aria-busy=true]';
/** Height differences below this come from laying out the same text twice, in pixels. */
const SAME_PX = 1;

const loadCarryOver = () => import(/* webpackChunkName: "carry-over" */ './carry-over').catch(() => null);

/**
 * Replaces the prerendered page with the live root in one frame, as soon as both have the same height, to avoid layout
 * shift, and the live one has all fields and sections, to keep what was done, the navigation, and no busy part.
 */
export function takeOver(root: HTMLElement): void {
  const drawn = document.querySelector<HTMLElement>(DRAWN);
  if (!drawn) return;
  // Fetched beside the live page's other files.
  if (drawn.querySelector(LEFT)) void loadCarryOver();
  let late: ReturnType<typeof setTimeout> | undefined;
  const partsIn = (place: HTMLElement) => place.querySelectorAll('input,textarea,select,summary,nav').length;
  const watch = new MutationObserver(() => {
    if (!root.querySelector(THERE)) return;
    late ??= setTimeout(swap, PATIENCE_MS);
    const isAlike = root.offsetHeight >= drawn.offsetHeight - SAME_PX && partsIn(root) >= partsIn(drawn);
    if (isAlike && !root.querySelector(BUSY)) void swap();
  });
  const swap = async () => {
    watch.disconnect();
    clearTimeout(late);
    const chunk = drawn.querySelector(LEFT) && (await loadCarryOver());
    const arrive = chunk?.carryOver(drawn, root);
    drawn.remove();
    root.removeAttribute('data-waiting');
    arrive?.();
  };
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}
