import { measure } from '@flint/shared/tools/measure/measure';
import type { TextUnit } from '@flint/shared/tools/measure/units';

/** As many sentences as fit a limit, in order; those that do not fit are skipped. */
export function joined(sentences: readonly string[], limit: number, unit: TextUnit): string {
  return sentences.reduce((text, sentence) => {
    const longer = [text, sentence].filter(Boolean).join(' ');
    return measure(longer, unit) <= limit ? longer : text;
  }, '');
}
