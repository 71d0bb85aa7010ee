type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (place: HTMLElement) => [...place.querySelectorAll<Field>('input,textarea')];

/** Hands on what was typed before the page could listen, and where. */
export function carryOver(drawn: HTMLElement, root: HTMLElement): void {
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
