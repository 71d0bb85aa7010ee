import type { TextAnalysis } from '@flint/shared/contracts/analysis';
import { formatNumber } from '@flint/shared/ui/format-number';

/** A text's measurements as labels and texts. */
export function textRows({
  rhythm,
  reading,
  tone,
  callToAction,
}: TextAnalysis): readonly (readonly [string, string])[] {
  const mood = tone.sentiment > 0.1 ? 'glad' : tone.sentiment < -0.1 ? 'grave' : 'neutral';
  return [
    ['Length', `${formatNumber(rhythm.words)} words, ${formatNumber(rhythm.sentences)} sentences`],
    ['Rhythm', `${rhythm.kind}, ${Math.round(rhythm.mean)} words a sentence`],
    ['Reading', `${reading.level} (Flesch ${Math.round(reading.ease)})`],
    ['Tone', `${tone.energy}, ${mood}, ${tone.formal ? 'formal' : 'informal'}${tone.emoji ? ', with emoji' : ''}`],
    ['Speaks as', `"${tone.person}"`],
    ['Asks for', callToAction ?? 'nothing'],
  ];
}
