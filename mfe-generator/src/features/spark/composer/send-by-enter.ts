import type { KeyboardEvent } from 'react';

/** Enter sends, Shift and Enter begin a new line; what an input method composes is not ended by it. */
export function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
