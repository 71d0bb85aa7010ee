import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Focusable elements, in document order. */
const STOPS = 'a[href],button,input,textarea,select,summary,[tabindex]';

const all = <E extends HTMLElement>(place: HTMLElement, selector: string) => [...place.querySelectorAll<E>(selector)];
const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/**
 * Carries user input from the prerendered page to the live one: what was typed and chosen before the script could
 * listen.
 * @returns restores the focus and repeats the pressed button's click once the live page is in place
 */
export function carryOver(drawn: HTMLElement, root: HTMLElement): () => void {
  const twins = all<Field>(root, 'input,textarea,select');
  for (const [at, field] of all<Field>(drawn, 'input,textarea,select').entries()) {
    const twin = twins[at];
    if (twin && twin.name === field.name && twin.type === field.type) copyValue(field, twin);
  }
  const focused = matchingElement(document.activeElement, drawn, root);
  const pressed = matchingElement(drawn.querySelector('[data-pressed]'), drawn, root);
  return () => {
    focused?.focus({ preventScroll: true });
    if (pressed) void settled().then(() => pressed.click());
  };
}

/**
 * Until React has run the passive effects that subscribe the live page to its state, and has rendered what they
 * noticed, its handlers see the values from before. React schedules both with this priority, in this order.
 */
async function settled(): Promise<void> {
  await turn();
  await turn();
}

const turn = () => new Promise<void>((resolve) => unstable_scheduleCallback(unstable_NormalPriority, () => resolve()));

function copyValue(field: Field, twin: Field): void {
  if (isChecked(field)) {
    if (field.checked !== field.defaultChecked && field.checked !== (twin as HTMLInputElement).checked) twin.click();
  } else if (isChanged(field)) write(twin, field.value);
}

/** Finds the matching element of the live page: same kind, same index. */
function matchingElement(element: Element | null, drawn: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const at = all(drawn, STOPS).indexOf(element as HTMLElement);
  const twin = all(root, STOPS)[at];
  return twin?.tagName === element?.tagName ? twin : undefined;
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value !== first?.value;
}

/** Uses the prototype's setter, because React's own would hide the change from its event listeners. */
function write(twin: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')?.set?.call(twin, value);
  twin.dispatchEvent(new Event(twin instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
