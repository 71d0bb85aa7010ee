import { withStorage } from '@flint/shared/state/with-storage';

/** What reads a form from what was kept: whatever is missing or no longer valid takes its default. */
interface Form<Order> {
  parse(kept: unknown): Order;
}

/** The form as it was left; the default one when there is none or storage is not available. */
export function readDraft<Order>(key: string, form: Form<Order>): Order {
  return withStorage(() => form.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))) ?? form.parse({});
}

/** Keeps the form where storage allows. */
export function keepDraft(key: string, order: unknown): void {
  withStorage(() => localStorage.setItem(key, JSON.stringify(order)));
}
