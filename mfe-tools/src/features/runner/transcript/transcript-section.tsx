import type { RunOf } from '@flint/shared/contracts/runs';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useResult } from '../result/result-context';
import type { Line } from './transcript-files';
import { TranscriptLines } from './transcript-lines';

/** The transcript, to search and correct. */
export function TranscriptSection({ name, lines }: { name: string; lines: readonly Line[] }) {
  const { acts } = useResult();
  const run = acts?.use.run;
  const draft = run?.kind === 'transcript' && (run as RunOf<'transcript'>).output?.draft === true;
  if (lines.length === 0) return <p className={clsx(text.small, text.soft)}>Nobody was heard to speak.</p>;
  return (
    <>
      {draft && (
        <Note title="A draft by the built-in engine.">
          It mishears often: good for finding a place, not for publication.
        </Note>
      )}
      <TranscriptLines lines={lines} onSave={acts && ((at, words) => acts.save(`${name}.${at}.text`, words))} />
    </>
  );
}
