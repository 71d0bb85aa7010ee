import { withStorage } from './with-storage';

const KEY = 'flint:unanswered';

/** Keeps in mind that an order is on its way, for the case that the page is left first. */
export const noteOrder = (): void => withStorage(() => sessionStorage.setItem(KEY, 'true'));

/** It has its answer: a run, or a no. */
export const forgetOrder = (): void => withStorage(() => sessionStorage.removeItem(KEY));

/** Whether the page before this one in the tab was left with an order on its way; told once. */
export function takeUnanswered(): boolean {
  const left = withStorage(() => sessionStorage.getItem(KEY)) != null;
  forgetOrder();
  return left;
}
