import type { ToolId } from '@flint/shared/tools/tools';
import { Field } from '@flint/shared/ui/field';
import { Segmented } from '@flint/shared/ui/segmented';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { pastedAtomOf } from './pasted-atom';
import styles from './transcript.module.css';

const SOURCES = [
  { value: 'recording', label: 'Recording' },
  { value: 'text', label: 'Text' },
] as const;

/** Chooses the source of a transcript: a recording to transcribe, or a text to paste. */
export function TranscriptSource({ id, children }: { id: ToolId; children: ReactNode }) {
  const [{ from, text }, change] = useAtom(pastedAtomOf(id));
  return (
    <div className={styles.source}>
      <Segmented fill label="From" segments={SOURCES} value={from} onChange={(next) => change({ from: next })} />
      {from === 'recording' ? (
        children
      ) : (
        <Field
          label="Transcript"
          help="SubRip, WebVTT, lines that begin with a time, or plain text. It is read in this browser, and costs nothing."
        >
          <TextArea
            value={text}
            rows={16}
            placeholder={'0:00 Welcome back to the kitchen\n0:14 First the flour'}
            onChange={(event) => change({ text: event.target.value, mended: {} })}
          />
        </Field>
      )}
    </div>
  );
}
