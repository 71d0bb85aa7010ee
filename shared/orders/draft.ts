import { withStorage } from '@flint/shared/state/with-storage';

/** Parses a stored form; missing and invalid values get their default. */
interface Form<Order> {
  parse(kept: unknown): Order;
}

/** Reads the stored form; the default one when there is none or storage is not available. */
export function readDraft<Order>(key: string, form: Form<Order>): Order {
  return withStorage(() => form.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))) ?? form.parse({});
}

/** Stores the form where storage allows. */
export function keepDraft(key: string, order: unknown): void {
  withStorage(() => localStorage.setItem(key, JSON.stringify(order)));
}
