import { formatPosition } from '@flint/shared/contracts/position';
import type { Segment } from '@flint/shared/contracts/speech';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './lines.module.css';

interface LinesProps {
  segments: readonly Segment[];
  /** Where the recording plays, in seconds; null while it does not. */
  at: number | null;
  /** Undefined where the recording is not there. */
  onHear: ((seconds: number) => void) | undefined;
}

/** A transcript line by line; a search leaves the lines that hold its words. */
export function Lines({ segments, at, onHear }: LinesProps) {
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const found = segments.filter((segment) => segment.text.toLowerCase().includes(wanted));
  return (
    <div className={styles.transcript}>
      <div className={styles.search}>
        <TextInput
          type="search"
          aria-label="Search this transcript"
          placeholder="Search this transcript"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <p role="status" className={clsx(text.small, text.faint)}>
          {wanted !== '' && `${found.length} of ${segments.length} lines`}
        </p>
      </div>
      <ol className={styles.lines}>
        {found.map((segment) => (
          <li key={segment.start}>
            <Line segment={segment} wanted={wanted} onHear={onHear} playing={isAt(segment, at)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const isAt = ({ start, end }: Segment, at: number | null) => at !== null && at >= start && at < end;

interface LineProps {
  segment: Segment;
  wanted: string;
  playing: boolean;
  onHear: LinesProps['onHear'];
}

function Line({ segment, wanted, playing, onHear }: LineProps) {
  const words = (
    <>
      <span className={styles.time}>{formatPosition(segment.start)}</span>
      <span>
        <Marked text={segment.text} wanted={wanted} />
      </span>
    </>
  );
  if (!onHear) return <p className={styles.line}>{words}</p>;
  return (
    <button
      type="button"
      className={styles.line}
      aria-current={playing || undefined}
      title="Hear this line"
      onClick={() => onHear(segment.start)}
    >
      {words}
    </button>
  );
}

/** A text with the sought words marked. */
function Marked({ text: whole, wanted }: { text: string; wanted: string }) {
  const at = wanted === '' ? -1 : whole.toLowerCase().indexOf(wanted);
  if (at < 0) return whole;
  const end = at + wanted.length;
  return (
    <>
      {whole.slice(0, at)}
      <mark className={styles.mark}>{whole.slice(at, end)}</mark>
      {whole.slice(end)}
    </>
  );
}
