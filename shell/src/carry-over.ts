import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Focusable elements. */
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
  for (const field of all<Field>(drawn, 'input,textarea,select')) {
    const twin = twinOf(field, drawn, root);
    if (twin) copyValue(field, twin as Field);
  }
  for (const summary of all(drawn, 'summary[data-changed]')) {
    const twin = twinOf(summary, drawn, root);
    if (twin && isOpen(twin) !== isOpen(summary)) twin.click();
  }
  const focused = twinOf(document.activeElement, drawn, root);
  const pressed = twinOf(drawn.querySelector('[data-pressed]'), drawn, root);
  return () => {
    // Scrolls only where the element is out of sight, as when the live page has come late and was shorter.
    focused?.focus();
    if (pressed) void settled().then(() => pressed.click());
  };
}

const isOpen = (summary: HTMLElement) => summary.closest('details')?.open;

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
  if (field.type === 'file') copyFiles(field as HTMLInputElement, twin as HTMLInputElement);
  else if (isChecked(field)) {
    if (field.checked !== field.defaultChecked && field.checked !== (twin as HTMLInputElement).checked) twin.click();
  } else if (isChanged(field)) write(twin, field.value);
}

function copyFiles({ files }: HTMLInputElement, twin: HTMLInputElement): void {
  if (!files?.length) return;
  twin.files = files;
  twin.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Finds the same control of the live page: by what it is and what it is called, since data that has come since may have
 * brought further controls; of several, the one at the same place among them. One whose name tells a state or its user
 * after a colon, such as the theme or the account, is found by what stands before it, and any other by its place.
 */
function twinOf(element: Element | null, drawn: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  if (!element || !drawn.contains(element)) return undefined;
  for (const name of [nameOf, stemOf]) {
    const alike = (place: HTMLElement) =>
      all(place, STOPS).filter((each) => each.tagName === element.tagName && name(each) === name(element));
    const twin = alike(root)[alike(drawn).indexOf(element as HTMLElement)];
    if (twin) return twin;
  }
  const there = all(root, STOPS)[all(drawn, STOPS).indexOf(element as HTMLElement)];
  return there?.tagName === element.tagName ? there : undefined;
}

/** The type and the label of a field; the words of any other control. */
function nameOf(element: Element): string | null {
  const { type, labels } = element as Partial<Field>;
  const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent;
  return labels ? `${type} ${label}` : (label ?? element.textContent);
}

const stemOf = (element: Element) => nameOf(element)?.split(':')[0];

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
