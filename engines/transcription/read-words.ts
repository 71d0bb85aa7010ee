/** A word that was heard: seconds from the start of the recording. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The recogniser tells a word's first and last frame; the last one lasts this long too, in seconds. */
const FRAME_S = 0.01;

/**
 * The words in what `pocketsphinx_continuous -time yes` writes: for each utterance a line of text, then lines of
 * `word start end confidence`. Marks of silence and noise are no words, and `(2)` only tells how one was pronounced.
 */
export function readWords(output: string): Word[] {
  return output.split('\n').flatMap((line) => {
    const [, word = '', start = '', end = ''] = /^(\S+) (\d+\.\d+) (\d+\.\d+) \d+\.\d+$/.exec(line) ?? [];
    const text = word.replace(/\(\d+\)$/, '');
    if (!/^[a-z]/.test(text)) return [];
    return [
      {
        start: Number(start),
        end: Math.round((Number(end) + FRAME_S) * 100) / 100,
        text: text.replace(/^i(?=$|')/, 'I'),
      },
    ];
  });
}

/** How far the recogniser has come, in seconds, by the last time it wrote; 0 before the first. */
export function heardUntil(output: string): number {
  return Number(/ (\d+\.\d+) \d+\.\d+\n[^\n]*$/.exec(output)?.[1] ?? 0);
}
