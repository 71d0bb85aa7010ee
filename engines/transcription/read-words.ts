/** A recognised word; times are seconds from the start of the recording. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Length of a frame, seconds. The recogniser gives the first and last frame of a word, the last one included. */
const FRAME_S = 0.01;

/**
 * Parses the output of `pocketsphinx_continuous -time yes`: for each utterance a line of text, then lines of `word
 * start end confidence`. Drops marks of silence and noise, and pronunciation numbers such as `(2)`.
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

/** Progress of the recogniser in seconds, by the last time it wrote; 0 before the first. */
export function heardUntil(output: string): number {
  return Number(/ (\d+\.\d+) \d+\.\d+\n[^\n]*$/.exec(output)?.[1] ?? 0);
}
