type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What can have the focus, in the order of the page. */
const STOPS = 'a[href],button,input,textarea,select,summary,[tabindex]';

const all = <E extends HTMLElement>(place: HTMLElement, selector: string) => [...place.querySelectorAll<E>(selector)];
const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/**
 * Hands on what was typed and chosen before the page could listen.
 * @returns hands on where somebody is, and what was pressed, once the page is in its place
 */
export function carryOver(drawn: HTMLElement, root: HTMLElement): () => void {
  const twins = all<Field>(root, 'input,textarea,select');
  for (const [at, field] of all<Field>(drawn, 'input,textarea,select').entries()) {
    const twin = twins[at];
    if (twin && twin.name === field.name && twin.type === field.type) handOn(field, twin);
  }
  const focused = twinOf(document.activeElement, drawn, root);
  const pressed = twinOf(drawn.querySelector('[data-pressed]'), drawn, root);
  return () => {
    focused?.focus({ preventScroll: true });
    pressed?.click();
  };
}

function handOn(field: Field, twin: Field): void {
  if (isChecked(field)) {
    if (field.checked !== field.defaultChecked && field.checked !== (twin as HTMLInputElement).checked) twin.click();
  } else if (isChanged(field)) write(twin, field.value);
}

/** The same stop of the page itself: of the same kind, at the same place. */
function twinOf(element: Element | null, drawn: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const at = all(drawn, STOPS).indexOf(element as HTMLElement);
  const twin = all(root, STOPS)[at];
  return twin?.tagName === element?.tagName ? twin : undefined;
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== first?.value;
}

/** The page's own setter would hide the change from what listens for it. */
function write(twin: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')?.set?.call(twin, value);
  twin.dispatchEvent(new Event(twin instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
