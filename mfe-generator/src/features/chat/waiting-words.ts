import { formatNumber } from '@flint/shared/ui/format-number';

/** What an answer without text shows: that it is thought about, or how many of the viewer's answers come first. */
export function waitingWords(ahead: number | undefined): string {
  if (!ahead) return 'Thinking';
  return `Waiting: ${formatNumber(ahead)} other ${ahead === 1 ? 'answer comes' : 'answers come'} first`;
}
