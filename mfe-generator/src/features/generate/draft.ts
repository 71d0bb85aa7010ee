import { Order } from './order';

const KEY = 'flint:generator-draft';

/** The form as it was left; without a prompt in it, it starts from the user's defaults, where there are any. */
export function readDraft(defaults: Partial<Order>): Order {
  const kept = readKept();
  return kept.prompt === '' ? { ...kept, ...defaults } : kept;
}

/** The default form when there is none or storage is not available. */
function readKept(): Order {
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
