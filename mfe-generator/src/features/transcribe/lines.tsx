import { formatPosition } from '@flint/shared/contracts/position';
import type { Segment } from '@flint/shared/contracts/speech';
import { LineSearch } from '@flint/shared/ui/line-search';
import spoken from '@flint/shared/ui/lines.module.css';
import { SoughtText } from '@flint/shared/ui/sought-text';
import { useState } from 'react';
import styles from './lines.module.css';

interface LinesProps {
  segments: readonly Segment[];
  /** Playback position in seconds; null while not playing. */
  at: number | null;
  /** Undefined where the recording is not available. */
  onHear: ((seconds: number) => void) | undefined;
}

/** A transcript as lines; a search filters them. */
export function Lines({ segments, at, onHear }: LinesProps) {
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const found = segments.filter((segment) => segment.text.toLowerCase().includes(wanted));
  return (
    <div className={spoken.transcript}>
      <LineSearch value={sought} onChange={setSought}>
        {wanted !== '' && `${found.length} of ${segments.length} lines`}
      </LineSearch>
      <ol className={spoken.lines}>
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
      <span className={spoken.time}>{formatPosition(segment.start)}</span>
      <span>
        <SoughtText text={segment.text} wanted={wanted} />
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
