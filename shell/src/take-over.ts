/** What the server drew ahead of the script, beside the root that draws the same. */
const DRAWN = '#drawn';
/** How long a page may differ in height from what was drawn ahead, once it has its heading, in milliseconds. */
const PATIENCE_MS = 2_000;
/** Heights differ by less where the same text was laid out twice, in pixels. */
const SAME_PX = 1;

/**
 * Puts the root in the place of what the server drew ahead, in one frame, as soon as it stands as high: whoever reads
 * or types meanwhile notices nothing.
 */
export function takeOver(root: HTMLElement): void {
  const drawn = document.querySelector<HTMLElement>(DRAWN);
  if (!drawn) return;
  let late: ReturnType<typeof setTimeout> | undefined;
  const watch = new ResizeObserver(() => {
    if (!root.querySelector('h1')) return;
    late ??= setTimeout(swap, PATIENCE_MS);
    if (root.offsetHeight >= drawn.offsetHeight - SAME_PX) swap();
  });
  const swap = () => {
    watch.disconnect();
    clearTimeout(late);
    carryOver(drawn, root);
    drawn.remove();
    root.removeAttribute('data-waiting');
  };
  watch.observe(root);
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (place: HTMLElement) => [...place.querySelectorAll<Field>('input,textarea')];

/** Hands on what was typed before the page could listen, and where. */
function carryOver(drawn: HTMLElement, root: HTMLElement): void {
  const twins = fieldsOf(root);
  fieldsOf(drawn).forEach((field, at) => {
    const twin = twins[at];
    if (!twin || twin.name !== field.name) return;
    if (field.value !== field.defaultValue) {
      // The page's own setter would hide the change from what listens for it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')?.set?.call(twin, field.value);
      twin.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (field === document.activeElement) requestAnimationFrame(() => twin.focus({ preventScroll: true }));
  });
}
