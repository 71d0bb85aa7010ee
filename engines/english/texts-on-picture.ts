import { OVERLAYS_MAX, settablePart } from '@flint/shared/contracts/overlay-text';
import { takeQuoted } from './quoted';

/** Lettering of a picture: the ordered texts, then those quoted in its prompt, without duplicates. */
export function textsOf(prompt: string, ordered: readonly string[]): string[] {
  const texts = new Map<string, string>();
  for (const text of [...ordered, ...takeQuoted(prompt).texts]) {
    const settable = settablePart(text);
    if (settable && !texts.has(settable.toLowerCase())) texts.set(settable.toLowerCase(), settable);
  }
  return [...texts.values()].slice(0, OVERLAYS_MAX);
}
