import type { KeyboardEvent } from 'react';

/** Code of a key that an input method takes. Safari ends a composition before the Enter that ended it arrives. */
const TAKEN = 229;

/**
 * Whether a key press is an Enter that acts. One that ends a composition, as words in Japanese, Chinese or Korean are
 * typed, only chooses the word.
 */
export function isEnter({ key, keyCode, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing && keyCode !== TAKEN;
}

/** Whether a key press sends a form from any of its fields: Ctrl or Cmd and Enter. */
export function isCommandEnter(event: KeyboardEvent): boolean {
  return isEnter(event) && (event.ctrlKey || event.metaKey);
}
