import { LineSearch } from '@flint/shared/ui/line-search';
import spoken from '@flint/shared/ui/lines.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './transcript.module.css';
import type { Line } from './transcript-files';
import { TranscriptLine } from './transcript-line';

/** From this many lines on, lines out of sight are not laid out (`content-visibility`). */
const MANY = 200;

interface TranscriptLinesProps {
  lines: readonly Line[];
  timed?: boolean;
  /** Saves another text of a line; null when read-only. */
  onSave: ((at: number, text: string) => Promise<void>) | null;
}

/** A transcript as lines; a search filters them. */
export function TranscriptLines({ lines, timed = true, onSave }: TranscriptLinesProps) {
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const found = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => wanted === '' || line.text.toLowerCase().includes(wanted));
  return (
    <div className={spoken.transcript}>
      <LineSearch value={sought} onChange={setSought}>
        {wanted === ''
          ? `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`
          : `${found.length} of ${lines.length} lines`}
      </LineSearch>
      {found.length > 0 ? (
        <ol className={clsx(spoken.lines, styles.long, lines.length > MANY && styles.many)} aria-label="Transcript">
          {found.map(({ line, at }) => (
            <TranscriptLine
              key={at}
              {...{ line, at, timed, wanted }}
              onSave={onSave && ((words) => onSave(at, words))}
            />
          ))}
        </ol>
      ) : (
        <p className={clsx(text.small, text.soft)}>No line holds “{sought.trim()}”.</p>
      )}
    </div>
  );
}
