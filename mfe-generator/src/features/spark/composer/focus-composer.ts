/** Names the field that messages are typed in. */
export const COMPOSER_ID = 'spark-composer';

/** Brings the focus to where the next message is typed. */
export function focusComposer(): void {
  document.getElementById(COMPOSER_ID)?.focus();
}
