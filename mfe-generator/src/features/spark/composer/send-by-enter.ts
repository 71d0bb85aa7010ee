import { isEnter } from '@flint/shared/input/is-enter';
import type { KeyboardEvent } from 'react';

/** Submits on Enter, but not with Shift, and not while an input method is composing. */
export function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isEnter(event) || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
