import { measure } from '@flint/shared/tools/measure/measure';
import type { TextUnit } from '@flint/shared/tools/measure/units';

/** As many sentences, in order, as fit a limit; those that do not fit are passed over. */
export function joined(sentences: readonly string[], limit: number, unit: TextUnit): string {
  return sentences.reduce((text, sentence) => {
    const longer = [text, sentence].filter(Boolean).join(' ');
    return measure(longer, unit) <= limit ? longer : text;
  }, '');
}
