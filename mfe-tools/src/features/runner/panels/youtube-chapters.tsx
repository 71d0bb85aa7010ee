import { parseTimedText } from '@flint/shared/contracts/timed-text';
import text from '@flint/shared/ui/text.module.css';
import { useMemo } from 'react';
import { type Chapter, ChapterBar } from './chapter-bar';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

/** Preview of chapters on the video's progress bar. */
export default function YoutubeChapters({ output, input, chosen }: PanelProps) {
  const transcript = typeof input.transcript === 'string' ? input.transcript : '';
  const end = useMemo(
    () => parseTimedText(transcript).reduce((last, line) => Math.max(last, line.end ?? line.start), 0),
    [transcript],
  );
  return (
    <section className={frame.panel} aria-label="Below the video">
      <h3 className={text.h}>Below the video</h3>
      <ChapterBar key={chosen} first={chosen} chapters={output.chapters as readonly Chapter[]} end={end} />
    </section>
  );
}
