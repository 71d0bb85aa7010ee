/** What reads a form from what was kept: whatever is missing or no longer valid takes its default. */
interface Form<Order> {
  parse(kept: unknown): Order;
}

/** The form as it was left; the default one when there is none or storage is not available. */
export function readDraft<Order>(key: string, form: Form<Order>): Order {
  try {
    return form.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return form.parse({});
  }
}

/** Keeps the form where storage allows. */
export function keepDraft(key: string, order: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(order));
  } catch {
    // Without storage it lasts until the page is left.
  }
}
