import { withStorage } from './with-storage';

const KEY = 'flint:unanswered';

/** Marks an order as sent and not yet answered, in case the page is left first. */
export const noteOrder = (): void => withStorage(() => sessionStorage.setItem(KEY, 'true'));

/** Clears the mark: the order was accepted or refused. */
export const forgetOrder = (): void => withStorage(() => sessionStorage.removeItem(KEY));

/** Whether the previous page in this tab was left with an unanswered order. Clears the mark. */
export function takeUnanswered(): boolean {
  const left = withStorage(() => sessionStorage.getItem(KEY)) != null;
  forgetOrder();
  return left;
}
