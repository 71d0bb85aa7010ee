import type { TextAnalysis } from '@flint/shared/contracts/analysis';
import { analyseText } from './analyse-text';

/** Worker entry (Piscina): takes a text, returns its analysis. */
export default function analyse(text: string): TextAnalysis {
  return analyseText(text);
}
