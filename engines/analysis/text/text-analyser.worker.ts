import type { TextAnalysis } from '@flint/shared/contracts/analysis';
import { analyseText } from './analyse-text';

/** Piscina's entry: a text in, how it is made out. */
export default function analyse(text: string): TextAnalysis {
  return analyseText(text);
}
