/** Element id of the message field. */
export const COMPOSER_ID = 'spark-composer';

/** Focuses the message field. */
export function focusComposer(): void {
  document.getElementById(COMPOSER_ID)?.focus();
}
