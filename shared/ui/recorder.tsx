import { formatPosition } from '@flint/shared/contracts/position';
import clsx from 'clsx';
import { Mic, Square } from 'lucide-react';
import { Button } from './button';
import { Icon } from './icon';
import { Note } from './note';
import styles from './recorder.module.css';
import text from './text.module.css';
import type { Recording } from './use-recorder';

export interface RecorderProps {
  /** From `useRecorder`. */
  recording: Recording;
  /** Recording stops automatically after this many seconds. */
  maxSeconds: number;
  disabled?: boolean;
  className?: string | undefined;
}

const FAULTS = {
  denied: ['The microphone is not allowed.', "Allow it for this page in your browser's settings, then record again."],
  missing: ['There is no microphone.', 'Connect one and record again, or choose a file.'],
  failed: ['The microphone could not be used.', 'Another program may hold it. Close it and record again.'],
  unsupported: ['Your browser does not record here.', 'Choose a file instead.'],
} as const;

/** Records the microphone: start, elapsed time and level, stop or discard. */
export function Recorder({ recording, maxSeconds, disabled = false, className }: RecorderProps) {
  const { state, seconds, level } = recording;
  const fault = state in FAULTS ? FAULTS[state as keyof typeof FAULTS] : undefined;
  return (
    <fieldset className={clsx(styles.recorder, className)} aria-label="Record with the microphone">
      {state === 'recording' ? (
        <>
          <Button variant="ink" onClick={recording.stop}>
            <Icon of={Square} small />
            Stop
          </Button>
          <Button onClick={recording.discard}>Discard</Button>
          <meter className={styles.level} min={0} max={1} value={level} aria-label="Loudness" />
          <p className={clsx(text.small, text.num)}>
            {formatPosition(seconds)} <span className={text.faint}>/ {formatPosition(maxSeconds)}</span>
          </p>
        </>
      ) : (
        <>
          <Button
            variant="line"
            busy={state === 'asking'}
            busyLabel="Waiting for the microphone"
            disabled={disabled}
            onClick={recording.start}
          >
            <Icon of={Mic} small />
            Record
          </Button>
          <p className={clsx(text.small, text.faint)}>Up to {Math.floor(maxSeconds / 60)} minutes</p>
        </>
      )}
      {fault && (
        <Note tone="bad" role="alert" title={fault[0]} className={styles.fault}>
          {fault[1]}
        </Note>
      )}
      <p role="status" className="sr">
        {state === 'recording' && 'Recording'}
      </p>
    </fieldset>
  );
}
