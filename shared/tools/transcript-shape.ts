import { shortened } from '../contracts/graphemes';
import type { TranscriptOutput } from '../contracts/recipes/transcript';
import type { OutputOf, Shape } from './shape';

const LAST_SECOND = 359_999;
const LINE_MAX = 2_000;

/** The answer of transcription tools: editable lines with times. */
export const TRANSCRIPT_SHAPE = {
  lines: {
    type: 'list',
    label: 'Transcript',
    one: 'Line',
    tell: 'What is said, in order.',
    ...{ min: 0, max: 9_999 },
    item: {
      start: {
        type: 'number',
        label: 'Time',
        tell: 'Seconds from the start.',
        ...{ min: 0, max: LAST_SECOND, unit: 'seconds' },
      },
      text: { type: 'text', label: 'Said', tell: 'The words.', max: LINE_MAX },
    },
  },
} as const satisfies Shape;

/** Converts a transcript to such an answer. Its exact times stay with the run. */
export function toTranscriptLines({ segments, text }: TranscriptOutput): OutputOf<typeof TRANSCRIPT_SHAPE> {
  const whole = text.trim() === '' ? [] : [{ start: 0, text }];
  const heard = segments.length > 0 ? segments : whole;
  return {
    lines: heard
      .filter((line) => line.text.trim() !== '')
      .map((line) => ({
        start: Math.min(LAST_SECOND, Math.max(0, Math.floor(line.start))),
        text: shortened(line.text.trim().replace(/\s+/g, ' '), LINE_MAX),
      })),
  };
}
