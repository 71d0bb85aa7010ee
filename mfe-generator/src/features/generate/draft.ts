import { Order } from './order';

const KEY = 'flint:generator-draft';

/** The form as it was left; the default form when there is none or storage is not available. */
export function readDraft(): Order {
  try {
    return Order.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return Order.parse({});
  }
}

/** Keeps the form where storage allows. */
export function keepDraft(order: Order): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // Without storage it lasts until the page is left.
  }
}
